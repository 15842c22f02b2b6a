import InterfaceBuilder

/// The classes of `CellRegistration<Class, Item> { … }` and `SupplementaryRegistration<Class>(…)` without a nib.
enum RegistrationObjects {
    static func all(_ table: SymbolTable) -> [Registration] {
        var result: [Registration] = []
        for facts in table.files {
            guard let facts, facts.language == .swift, mentions(facts.file) else { continue }
            func visit(_ body: [Statement]) {
                SyntaxWalk.visit(
                    body, { _ in },
                    { expression in
                        if let found = registration(expression, facts.file) { result.append(found) }
                    })
            }
            func visit(_ properties: [PropertyDeclaration]) {
                for property in properties {
                    if let value = property.value { visit([.expression(value)]) }
                    visit((property.getter ?? []) + property.observers)
                }
            }
            func visit(_ type: TypeDeclaration) {
                visit(type.properties)
                for function in type.functions { visit(function.body ?? []) }
                for element in type.types { visit(element) }
            }
            visit(facts.properties)
            for function in facts.functions { visit(function.body ?? []) }
            for element in facts.types { visit(element) }
        }
        return result
    }

    private static func registration(_ expression: Expression, _ file: SourceFile) -> Registration? {
        guard case .call(let callee, let arguments) = expression.kind,
            case .specialized(let base, let types) = callee.kind,
            let name = base.calledName, let type = types.first,
            case .named(let components, let inner) = type.kind,
            inner.isEmpty
        else { return nil }
        let family: ReuseFamily
        switch name {
        case "CellRegistration": family = .cell
        case "SupplementaryRegistration": family = .supplementary(.sectionHeader)
        default: return nil
        }
        guard !arguments.contains(where: { $0.label == "cellNib" || $0.label == "supplementaryNib" }) else {
            return nil
        }
        let place = SourceRange(file, type.range)
        return Registration(
            key: ReuseKey(
                view: ViewKey(controller: file.baseName, view: "view"), family: family,
                identifier: ReuseIdentifier("")),
            source: .class(components.joined(separator: ".")), origin: place, identifierOrigin: place,
            usesRegistrationObject: true, choice: nil, certainty: .certain)
    }

    private static func mentions(_ file: SourceFile) -> Bool {
        let word = Array("Registration<".utf8)
        return file.text.withUnsafeBufferPointer { bytes in
            guard bytes.count > word.count else { return false }
            return (0..<bytes.count - word.count).contains { start in
                bytes[start] == word[0] && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
            }
        }
    }
}
