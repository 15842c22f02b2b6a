import InterfaceBuilder
import NibCompiler

extension Parser {
    /// The text of a format and its arguments; nil where a specifier says more than the place of a value, or where
    /// there is not one argument for each.
    func formatted(_ arguments: [Expression.Argument]) -> Expression.Kind? {
        guard let format = arguments.first?.value, case .string(let text) = format.kind,
            let literals = Self.literals(of: text), literals.count == arguments.count
        else { return nil }
        if literals.count == 1 { return .string(literals[0]) }
        var parts: [Expression] = []
        for (index, literal) in literals.enumerated() {
            if !literal.isEmpty { parts.append(Expression(.string(literal), format.range)) }
            if index + 1 < arguments.count { parts.append(arguments[index + 1].value) }
        }
        return .interpolation(parts)
    }

    /// The text between the specifiers `%@`, `%d`, `%ld` and so on.
    private static func literals(of format: String) -> [String]? {
        var literals: [String] = []
        var current = String.UnicodeScalarView()
        var scalars = format.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            guard scalar == "%" else {
                current.append(scalar)
                continue
            }
            guard var specifier = scalars.popFirst() else { return nil }
            if specifier == "%" {
                current.append("%")
                continue
            }
            while ["l", "z", "t", "q", "h"].contains(specifier) {
                guard let next = scalars.popFirst() else { return nil }
                specifier = next
            }
            guard ["@", "d", "i", "u", "s", "D", "U"].contains(specifier) else { return nil }
            literals.append(String(current))
            current = String.UnicodeScalarView()
        }
        return literals + [String(current)]
    }
}
