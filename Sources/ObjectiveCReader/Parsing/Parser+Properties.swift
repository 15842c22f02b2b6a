import InterfaceBuilder
import NibCompiler

extension Parser {
    /// `@property (nonatomic, weak) IBOutlet UIView *view;`
    mutating func property() -> [PropertyDeclaration] {
        let start = position
        position += 1
        var attributes = Attributes()
        if kind == .leftParen {
            attributes = inside { $0.attributes() }
        }
        return outlets(from: start, attributes)
    }

    struct Attributes {
        var isWeak = false
        var isStatic = false
        var isReadOnly = false
    }

    private mutating func attributes() -> Attributes {
        var found = Attributes()
        while !isAtEnd {
            switch text(at: position) {
            case "weak": found.isWeak = true
            case "class": found.isStatic = true
            case "readonly": found.isReadOnly = true
            default: break
            }
            while !isAtEnd, !accept(.comma) { skip() }
        }
        return found
    }

    /// The declarators of a property or of instance variables, to the semicolon.
    private mutating func outlets(from start: Int, _ attributes: Attributes) -> [PropertyDeclaration] {
        var found: [PropertyDeclaration] = []
        var specifiers = Specifiers()
        if var type = type(&specifiers) {
            if let element = specifiers.element, type.name == "NSArray" || type.name == "NSMutableArray" {
                type.kind = .array(element)
            }
            repeat {
                guard let declarator = declarator(type, &specifiers) else { break }
                if kind == .colon, kind(1) == .number { position += 2 }
                found.append(
                    PropertyDeclaration(
                        name: declarator.name, type: Self.isKnown(declarator.type) ? declarator.type : nil,
                        isStatic: attributes.isStatic, isWeak: attributes.isWeak || specifiers.isWeak,
                        isOutlet: specifiers.isOutlet, isOutletCollection: specifiers.isCollection,
                        isObjectiveC: true, isSetterPrivate: attributes.isReadOnly, range: range(from: start))
                )
            } while accept(.comma)
        }
        // Attributes of availability, to the semicolon.
        while !isAtEnd, kind != .semicolon {
            switch kind {
            case .atProperty, .atEnd, .atInterface, .atImplementation, .minus, .plus: return found
            default: skip()
            }
        }
        _ = accept(.semicolon)
        return found
    }

    /// The variables in the braces of a class.
    mutating func instanceVariables() -> [PropertyDeclaration] {
        inside { parser in
            var found: [PropertyDeclaration] = []
            while !parser.isAtEnd {
                let before = parser.position
                if parser.kind == .atDirective || parser.kind == .semicolon || parser.isVisibilityWord {
                    parser.position += 1
                } else {
                    found += parser.outlets(from: before, Attributes())
                }
                if parser.position <= before { parser.position = before + 1 }
            }
            return found
        }
    }

    /// A macro alone on its line.
    private var isVisibilityWord: Bool {
        kind == .identifier && isMacroName(position) && position + 1 < limit
            && tokens[position + 1].startsLine
    }
}
