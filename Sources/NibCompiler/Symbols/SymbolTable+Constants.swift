import InterfaceBuilder

extension SymbolTable {
    /// Where a text stands as a literal, if the code at a place names the constant that has it: the last name of
    /// `Cells.jar`, `Cell.identifier`, `Section.fruit.rawValue`. Nil where several constants have the name and the text.
    func definition(of text: String, at place: SourceRange) -> SourceRange? {
        guard let name = Self.lastName(in: place.file[place.bytes]) else { return nil }
        var found: [SourceRange] = []
        for member in types.flatMap({ $0.members[name] ?? [] }) + (globals[name] ?? []) {
            guard let literal = Self.literal(of: member, text), let range = range(literal, in: member.file)
            else {
                continue
            }
            found.append(range)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The name that an expression ends with; nil for anything but names joined by points.
    private static func lastName(in text: some StringProtocol) -> String? {
        var parts = text.split(separator: ".", omittingEmptySubsequences: true)
        if parts.last == "rawValue" { parts.removeLast() }
        let isPlain = parts.allSatisfy { part in
            part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && part.first?.isNumber == false
        }
        return isPlain ? parts.last.map { "\($0)" } : nil
    }

    /// The literal that a constant or a case has for its value.
    private static func literal(of member: Member, _ text: String) -> ByteRange? {
        let value: Expression?
        switch member.kind {
        case .enumCase(let item): value = item.rawValue
        case .property(let property): value = property.value ?? single(property.getter)
        case .function, .alias, .type: value = nil
        }
        guard let value, case .string(text) = value.kind else { return nil }
        return value.range
    }

    private static func single(_ getter: [Statement]?) -> Expression? {
        guard let getter, getter.count == 1 else { return nil }
        switch getter[0] {
        case .expression(let value), .return(let value?, _): return value
        default: return nil
        }
    }
}
