import InterfaceBuilder

extension ManifestDriftSearch {
    /// Compares what generated code takes raw values of the app's enums for with what they are: the number of a
    /// section, the name of a nib.
    func compareRawValues(of controller: Controller, _ type: TypeID, _ scope: ManifestScope) {
        let listed = enums(of: controller).filter { !$0.reference.isDeclared }
        guard !listed.isEmpty, linked.isChainKnown(type), !table[type].hasUnreadParts else { return }
        let output = output(of: controller, in: scope)
        for view in controller.views {
            guard let reference = view.sections?.reference, !reference.isDeclared,
                output.text.contains("\(reference.name.value)(rawValue: "),
                let symbol = enumSymbol(reference.name.value, of: type), hasNoRawValue(symbol, "Int")
            else { continue }
            add(
                "'\(reference.name.value)' has no raw value of type Int, by which generated code finds a section",
                at: scope.manifest.place(reference.name.range), severity: .error,
                notes: place(of: symbol).map { [Note("the enum", at: $0)] } ?? [])
        }
        for choice in output.plan?.choices ?? [] where !choice.isDeclared && choice.givesIdentifiers {
            let name = choice.enumName.plain
            guard let symbol = enumSymbol(name, of: type),
                let own = listed.first(where: { $0.reference.name.value == name })
            else { continue }
            if hasNoRawValue(symbol, "String") {
                add(
                    "'\(name)' has no raw value of type String, which generated code takes for the nib's name",
                    at: scope.manifest.place(own.reference.name.range), severity: .error,
                    notes: place(of: symbol).map { [Note("the enum", at: $0)] } ?? [])
                continue
            }
            for (key, identifier) in zip(own.keys, choice.identifiers ?? []) {
                guard let (raw, place) = rawValue(of: key.value, in: symbol),
                    !raw.utf8.elementsEqual(identifier.text.utf8)
                else { continue }
                add(
                    "case '\(key.value)' of '\(name)' is '\(raw)', which generated code takes for the nib's name",
                    at: scope.manifest.place(key.range),
                    severity: scope.nibs[NibName(raw)] == nil ? .error : nil,
                    notes: place.map { [Note("the case", at: $0)] } ?? [])
            }
        }
    }

    private func enumSymbol(_ name: String, of type: TypeID) -> TypeSymbol? {
        guard let id = enumType(name, of: type), table[id].kind == .enum, table[id].declarations.count == 1,
            !table[id].hasUnreadParts, isOfSwift(table[id])
        else { return nil }
        return table[id]
    }

    /// Whether the enum certainly has no raw values of the type.
    private func hasNoRawValue(_ symbol: TypeSymbol, _ name: String) -> Bool {
        let inherited = (symbol.declarations + symbol.extensions).flatMap(\.declaration.inherited)
        return symbol.outlineFiles.isEmpty && symbol.members["rawValue"] == nil
            && symbol.members["init"] == nil
            && inherited.allSatisfy { reference in
                reference.name.map { $0 != name && Self.withoutRawValues.contains($0) } ?? false
            }
    }

    /// What an enum may have in its clause that is no alias of another raw type and asks for none.
    private static let withoutRawValues: Set<String> = [
        "Int", "String", "Character", "Double", "Float", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8",
        "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable",
        "Error", "Hashable", "Identifiable", "LocalizedError", "Sendable",
    ]

    /// The raw value of a case of an `enum …: String`, and where it is said; nil where it is no literal.
    private func rawValue(of name: String, in symbol: TypeSymbol) -> (String, SourceRange?)? {
        guard let declared = symbol.declarations.first,
            declared.declaration.inherited.first?.name == "String",
            let own = declared.declaration.cases.first(where: { $0.name.value == name })
        else { return nil }
        let place = table.range((own.rawValue?.range ?? own.name.range), in: declared.file)
        guard let raw = own.rawValue else { return (name, place) }
        if case .string(let text) = raw.kind { return (text, place) }
        return nil
    }
}
