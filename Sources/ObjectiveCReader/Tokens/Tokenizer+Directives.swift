import InterfaceBuilder

extension Tokenizer {
    /// A directive of the preprocessor, from its `#` to the end of its last line.
    mutating func readDirective() {
        let start = index
        index += 1
        skipBlanks()
        let word = readWord()
        skipBlanks()
        let rest = index
        skipToLineEnd()
        switch string(word.lowerBound, word.upperBound) {
        case "import", "include", "include_next": readImport(string(rest, index))
        case "define": readMacro(start, ByteRange(rest, index))
        case "if":
            // A condition that is a literal, comments aside.
            let condition = string(rest, index).prefix { $0.isNumber }
            let isAlone =
                string(rest, index).dropFirst(condition.count).first.map { $0.isWhitespace || $0 == "/" }
                ?? true
            openBranch(isOff: isAlone && condition == "0", isOn: isAlone && condition == "1")
        case "ifdef", "ifndef": openBranch(isOff: false, isOn: false)
        case "else", "elif", "elifdef", "elifndef": nextBranch(before: start)
        case "endif": closeBranch()
        default: break
        }
    }

    private mutating func skipBlanks() {
        while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { index += 1 }
    }

    private mutating func readWord() -> ByteRange {
        let start = index
        while isLetter(byte()) || isDigit(byte()) { index += 1 }
        return ByteRange(start, index)
    }

    private mutating func skipToLineEnd() {
        while index < limit {
            switch byte() {
            case UInt8(ascii: "\n"): return
            case UInt8(ascii: "\\"):
                index += byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n") ? 3 : 2
                index = min(index, limit)
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
                skipComment()
            case UInt8(ascii: "\""): scanQuoted(UInt8(ascii: "\""))
            default: index += 1
            }
        }
    }

    private mutating func readImport(_ text: String) {
        guard let open = text.first, open == "<" || open == "\"" else { return }
        let path = text.dropFirst().prefix { $0 != ">" && $0 != "\"" }
        guard !path.isEmpty else { return }
        // `<UIKit/UIKit.h>` is the module UIKit.
        imports.append(String(open == "<" ? path.prefix { $0 != "/" } : path))
    }

    private mutating func readMacro(_ start: Int, _ range: ByteRange) {
        let end = index
        index = range.lowerBound
        let name = readWord()
        let hasParameters = byte() == UInt8(ascii: "(")
        let parameters = hasParameters ? readParameters(before: end) : nil
        let bodyStart = index
        index = end
        guard !name.isEmpty else { return }
        let body = String(decoding: text[name.upperBound..<range.upperBound], as: UTF8.self)
        if body.contains("registerClass:") || body.contains("registerNib:") {
            registeringMacros.append(String(decoding: text[name.lowerBound..<name.upperBound], as: UTF8.self))
        }
        guard !hasParameters || parameters != nil else { return }
        macros.append(
            Macro(
                start: start, name: name, parameters: parameters,
                body: ByteRange(bodyStart, range.upperBound)))
    }

    /// The names between the brackets after a macro's name; nil where they are not plain ones: `...`.
    private mutating func readParameters(before end: Int) -> [ByteRange]? {
        var names: [ByteRange] = []
        index += 1
        while true {
            skipBlanks()
            let name = readWord()
            skipBlanks()
            guard index < end else { return nil }
            if !name.isEmpty { names.append(name) }
            switch byte() {
            case UInt8(ascii: ",") where !name.isEmpty: index += 1
            case UInt8(ascii: ")"):
                index += 1
                return names
            default: return nil
            }
        }
    }
}
