import InterfaceBuilder
import NibCompiler

extension Parser {
    /// A function of C after its result type. A prototype is stepped over as its declaration in the file that has
    /// the body says all.
    mutating func function(_ result: TypeReference, from start: Int) -> FunctionDeclaration? {
        let first = position
        while kind == .identifier, kind(1) == .doubleColon { position += 2 }
        if kind == .tilde { position += 1 }
        guard kind == .identifier, kind(1) == .leftParen else {
            position = first
            return nil
        }
        let name = located(position)
        position += 1
        let parameters = parameters()
        let last = position + Self.lookahead
        while position < last, !isAtEnd, kind != .leftBrace, kind != .semicolon, kind != .comma,
            kind != .assign
        {
            if kind == .minus || kind == .plus || kind == .rightBrace { break }
            skip()
        }
        guard kind == .leftBrace else {
            position = first
            return nil
        }
        let body = braces()
        return FunctionDeclaration(
            name: name,
            parameters: parameters.map {
                FunctionDeclaration.Parameter(label: nil, name: $0.name, type: $0.type)
            },
            result: result.name == "void" ? nil : result, body: body, range: range(from: start))
    }

    /// A method from its `-` or `+`.
    mutating func method() -> FunctionDeclaration? {
        let start = position
        let isStatic = kind == .plus
        position += 1
        var result: TypeReference?
        var isAction = false
        if kind == .leftParen {
            isAction = isText("IBAction", at: position + 1)
            result = parenthesizedType()
            if result?.name == "void" || isAction { result = nil }
        }
        while kind == .attribute || (kind == .qualifier && kind(1).isWord) {
            position += 1
            if kind == .leftParen { skip() }
        }
        guard kind.isWord || kind == .colon else { return nil }
        let name = kind.isWord ? located(position) : Located("", tokens[position].range)
        var selector = ""
        var parameters: [FunctionDeclaration.Parameter] = []
        while kind.isWord || kind == .colon {
            let part = kind.isWord ? text(at: position) : ""
            let isUnary = kind.isWord && kind(1) != .colon
            if isUnary, !selector.isEmpty { break }
            selector += part
            if kind.isWord { position += 1 }
            guard accept(.colon) else { break }
            selector += ":"
            parameters.append(parameter(label: parameters.isEmpty ? nil : part))
        }
        let isUnavailable = trailer()
        let body = kind == .leftBrace ? braces() : nil
        _ = accept(.semicolon)
        return FunctionDeclaration(
            name: name, parameters: parameters, result: result, body: body, isStatic: isStatic,
            isAction: isAction,
            isObjectiveC: true, selector: selector, isUnavailable: isUnavailable, range: range(from: start))
    }

    private mutating func parameter(label: String?) -> FunctionDeclaration.Parameter {
        let start = position
        var type: TypeReference?
        if kind == .leftParen { type = parenthesizedType() }
        let typeRange = range(from: start)
        while kind == .attribute || kind == .qualifier
            || (kind == .identifier && kind(1) == .identifier && kind(2) != .colon)
        {
            skip()
        }
        let name = kind.isWord ? text(at: position) : "_"
        if kind.isWord { position += 1 }
        while kind == .attribute {
            position += 1
            if kind == .leftParen { skip() }
        }
        return FunctionDeclaration.Parameter(
            label: label, name: name, type: type ?? TypeReference(.named(["id"], []), typeRange))
    }

    /// The type in the parentheses at the place.
    private mutating func parenthesizedType() -> TypeReference? {
        inside { parser in
            while parser.kind == .identifier,
                parser.isText("in") || parser.isText("out") || parser.isText("inout"),
                parser.kind(1) != .end
            {
                parser.position += 1
            }
            var ignored = Specifiers()
            return parser.declaratorlessType(&ignored)
        }
    }

    /// What stands between a method's selector and its body or semicolon.
    private mutating func trailer() -> Bool {
        var isUnavailable = false
        while !isAtEnd {
            switch kind {
            case .leftBrace, .minus, .plus, .atEnd, .atProperty, .atDirective, .atImplementation,
                .atInterface:
                return isUnavailable
            case .semicolon:
                // `- (void)foo; {` is allowed before a body.
                if kind(1) == .leftBrace { position += 1 }
                return isUnavailable
            default:
                if isText("NS_UNAVAILABLE") || isText("UNAVAILABLE_ATTRIBUTE") { isUnavailable = true }
                if kind == .attribute, isText("unavailable", at: position + 3) { isUnavailable = true }
                skip()
            }
        }
        return isUnavailable
    }
}
