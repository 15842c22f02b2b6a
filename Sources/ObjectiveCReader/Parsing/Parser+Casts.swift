import InterfaceBuilder
import NibCompiler

extension Parser {
    /// The type in the parentheses at the place, if what follows them is cast to it; the place is then after them.
    mutating func castType() -> TypeReference? {
        let start = position
        guard Int(tokens[start].match) > start + 1, mayBeType(start + 1) else { return nil }
        let found: TypeReference? = inside { parser in
            var ignored = Specifiers()
            // `(__bridge Foo *)`
            if parser.kind == .identifier, parser.text(at: parser.position).hasPrefix("__bridge") {
                parser.position += 1
            }
            let type = parser.declaratorlessType(&ignored)
            return parser.isAtEnd ? type : nil
        }
        if let found, isCast(found, start) { return found }
        position = start
        return nil
    }

    private func mayBeType(_ index: Int) -> Bool {
        switch kind(at: index) {
        case .identifier:
            switch kind(at: index + 1) {
            case .dot, .arrow, .plus, .minus, .assign, .question, .increment, .comma: false
            default: true
            }
        case .arithmetic, .structure, .enumeration, .qualifier, .const, .weak, .typeOf: true
        default: false
        }
    }

    private func isCast(_ type: TypeReference, _ start: Int) -> Bool {
        let last = kind(at: position - 2)
        let isCertain =
            last != .identifier || kind(at: start + 1) != .identifier || position - start > 3
            || isTypeName(text(at: start + 1))
        switch kind {
        case .identifier, .number, .string, .character, .at, .atBool, .atOther, .atProtocol, .not, .tilde:
            return true
        case .leftBrace, .leftParen, .leftBracket: return isCertain || isCapital(start + 1)
        case .minus, .plus, .ampersand, .star, .caret, .increment, .arithmetic, .doubleColon: return isCertain
        default: return false
        }
    }

    private func isTypeName(_ name: String) -> Bool {
        switch name {
        case "id", "Class", "SEL", "BOOL", "NSInteger", "NSUInteger", "CGFloat", "NSTimeInterval", "size_t",
            "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t",
            "UInt32",
            "SInt32", "Float32", "Float64", "instancetype", "unichar", "CFIndex", "off_t", "time_t":
            true
        default: false
        }
    }

    private func isCapital(_ index: Int) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(file.text[Int(tokens[index].start)])
            && !isMacroName(index)
    }
}
