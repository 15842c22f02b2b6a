import InterfaceBuilder
import NibCompiler

/// Messages and properties in the vocabulary of Swift.
extension Parser {
    func lowered(
        _ receiver: Expression, _ name: Located<String>, _ arguments: [Expression.Argument],
        _ range: ByteRange
    ) -> Expression {
        if arguments.isEmpty, let special = property(name.value, of: receiver) {
            return Expression(special, range)
        }
        if let created = created(receiver, name, arguments) { return Expression(created, range) }
        if let value = foundation(receiver, name, arguments) { return Expression(value, range) }
        return Expression(
            .call(Expression(.member(receiver, name), receiverRange(range, name)), arguments), range)
    }

    /// From the receiver to the selector's first part.
    private func receiverRange(_ message: ByteRange, _ name: Located<String>) -> ByteRange {
        var start = message.lowerBound + 1
        while start < name.range.lowerBound, file.text[start] <= 0x20 { start += 1 }
        return ByteRange(start, name.range.upperBound)
    }

    /// `base.name`.
    func property(_ name: Located<String>, of base: Expression, _ range: ByteRange) -> Expression {
        if let special = property(name.value, of: base) { return Expression(special, range) }
        return Expression(.member(base, name), range)
    }

    /// What a message without arguments or a property means that is no method of its receiver's class.
    private func property(_ name: String, of base: Expression) -> Expression.Kind? {
        switch name {
        case "class":
            if Self.isTypeName(base) { return .member(base, Located("self", base.range)) }
            return .call(
                Expression(.name("type"), base.range), [Expression.Argument(label: "of", value: base)])
        case "mainBundle" where Self.isName("NSBundle", base):
            return .member(Expression(.name("Bundle"), base.range), Located("main", base.range))
        case "new" where Self.isTypeName(base) || Self.isTypeOf(base):
            return .call(base, [])
        case "init":
            return Self.allocated(base).map { .call($0, []) }
        default:
            return nil
        }
    }

    /// `[[X alloc] initWithFrame:f]` is `X(frame: f)`.
    private func created(
        _ receiver: Expression, _ name: Located<String>, _ arguments: [Expression.Argument]
    ) -> Expression.Kind? {
        guard name.value.hasPrefix("init"), let type = Self.allocated(receiver), !arguments.isEmpty else {
            return nil
        }
        var arguments = arguments
        arguments[0].label = Self.initializerLabel(name.value.dropFirst(4))
        if arguments[0].label == "format", let text = formatted(arguments) { return text }
        return .call(Self.swiftType(type), arguments)
    }

    private func foundation(
        _ receiver: Expression, _ name: Located<String>, _ arguments: [Expression.Argument]
    ) -> Expression.Kind? {
        guard let first = arguments.first else { return nil }
        switch (name.value, arguments.count) {
        case ("isEqualToString", 1): return .binary("==", receiver, first.value)
        case ("stringByAppendingString", 1): return .binary("+", receiver, first.value)
        case ("stringWithFormat", _) where Self.isName("NSString", receiver): return formatted(arguments)
        case ("nibWithNibName", 2) where Self.isName("UINib", receiver):
            return .call(receiver, [Expression.Argument(label: "nibName", value: first.value), arguments[1]])
        case ("bundleForClass", 1) where Self.isName("NSBundle", receiver):
            return .call(Self.swiftType(receiver), [Expression.Argument(label: "for", value: first.value)])
        default: return nil
        }
    }

    /// The receiver of `alloc`.
    private static func allocated(_ expression: Expression) -> Expression? {
        switch expression.kind {
        case .call(let callee, let arguments) where arguments.isEmpty:
            if case .member(let base?, let name) = callee.kind, name.value == "alloc" { base } else { nil }
        case .member(let base?, let name) where name.value == "alloc": base
        default: nil
        }
    }

    /// `NSBundle` has another name in Swift.
    private static func swiftType(_ type: Expression) -> Expression {
        isName("NSBundle", type) ? Expression(.name("Bundle"), type.range) : type
    }

    private static func isName(_ name: String, _ expression: Expression) -> Bool {
        if case .name(name) = expression.kind { true } else { false }
    }

    private static func isTypeOf(_ expression: Expression) -> Bool {
        if case .call(let callee, _) = expression.kind { isName("type", callee) } else { false }
    }

    /// Whether an expression is the name of a class: it begins with a capital.
    private static func isTypeName(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): name.unicodeScalars.first.map { ("A"..."Z").contains($0) } ?? false
        case .specialized(let base, _): isTypeName(base)
        case .type: true
        default: false
        }
    }

    /// `WithNibName` → `nibName`, `WithURLString` → `urlString`: as Swift imports it.
    static func initializerLabel(_ part: Substring) -> String? {
        let words = part.hasPrefix("With") ? part.dropFirst(4) : part
        guard !words.isEmpty else { return nil }
        let capitals = words.prefix { $0.isUppercase }
        let isAcronym = capitals.count > 1 && capitals.count < words.count
        let count =
            isAcronym && words.dropFirst(capitals.count).first?.isLetter == true
            ? capitals.count - 1 : max(capitals.count, 1)
        return words.prefix(count).lowercased() + words.dropFirst(count)
    }
}
