import InterfaceBuilder

extension ManifestDriftSearch {
    /// An enum of the app's that a manifest names, with the cases that it lists.
    struct Listed {
        var reference: Controller.EnumReference
        var keys: [Located<String>]
    }

    /// Compares the enums of the app's that the controller's views name with what the sources declare. Generated code
    /// switches over them: where that does not compile, it is an error.
    func compareEnums(of controller: Controller, _ type: TypeID, _ scope: ManifestScope) {
        // A class above it that is not there may have the enum.
        guard linked.isChainKnown(type), !table[type].hasUnreadParts else { return }
        for listed in enums(of: controller) where !listed.reference.isDeclared {
            guard let id = enumType(listed.reference.name.value, of: type) else {
                addUnknown(listed.reference, around: type, scope)
                continue
            }
            let symbol = table[id]
            guard symbol.kind == .enum, !symbol.isAmbiguous, !symbol.hasUnreadParts, isOfSwift(symbol),
                !table.mayHaveMacroMembers(id),
                listed.keys.count == Set(listed.keys.map(\.value)).count
            else { continue }
            addUnknownCases(of: symbol, listed, controller, scope)
            if let declared = symbol.declarations.first {
                addUnlistedCases(of: declared, listed, controller, scope)
            }
        }
    }

    /// Swift has the cases of an enum of Objective-C under other names, and its raw values.
    func isOfSwift(_ symbol: TypeSymbol) -> Bool {
        symbol.declarations.allSatisfy { table.files[$0.file]?.language == .swift }
    }

    func enums(of controller: Controller) -> [Listed] {
        var result: [Listed] = []
        if let tags = controller.tags {
            result.append(Listed(reference: tags, keys: controller.views.map(\.name)))
        }
        for view in controller.views {
            if let sections = view.sections {
                result.append(Listed(reference: sections.reference, keys: sections.each.map(\.name)))
            }
            for slots in [view.common] + (view.sections?.each ?? []).map(\.slots) {
                let slot = [slots.header, slots.footer] + slots.supplementary.map(\.slot)
                for entry in slot.compactMap({ $0?.entry }) + slots.cells.map(\.entry) {
                    guard case .choose(let choice) = entry.source else { continue }
                    result.append(Listed(reference: choice.reference, keys: choice.each.map(\.name)))
                }
            }
        }
        return result
    }

    /// What the name stands for in an extension of the class: a type in it or in one above it, or around it.
    func enumType(_ name: String, of type: TypeID) -> TypeID? {
        var names = ([type] + table.supertypes(of: type)).map { "\(table[$0].name).\(name)" }
        var outer = table[type].name
        while let dot = outer.lastIndex(of: ".") {
            outer = String(outer[..<dot])
            names.append("\(outer).\(name)")
        }
        return (names + [name]).compactMap { table.type(named: $0) }.first { table[$0].kind != .external }
    }

    /// An enum that is declared nowhere, if one has nearly the name: it may be a library's otherwise.
    private func addUnknown(
        _ reference: Controller.EnumReference, around type: TypeID, _ scope: ManifestScope
    ) {
        let name = reference.name.value
        if table.globals[name] != nil || table.outlinedGlobals[name] != nil || table.unread.mayMention(name) {
            return
        }
        let prefix = table[type].name + "."
        let known = table.types.filter { $0.kind == .enum }.map { symbol in
            symbol.name.hasPrefix(prefix) ? String(symbol.name.dropFirst(prefix.count)) : symbol.name
        }
        guard let near = NearName.suggestion(for: name, among: known) else { return }
        add(
            "there is no enum '\(name)'", at: scope.manifest.place(reference.name.range),
            notes: [Note("did you mean '\(near)'?")])
    }

    private func addUnknownCases(
        of symbol: TypeSymbol, _ listed: Listed, _ controller: Controller, _ scope: ManifestScope
    ) {
        let members = Set(symbol.members.keys).union(symbol.outlined.keys)
        let unlisted = caseNames(of: symbol).filter { name in !listed.keys.contains { $0.value == name } }
        for key in listed.keys where !members.contains(key.value) && !isWritten(key.value, in: symbol) {
            var notes: [Note] = []
            if let near = NearName.suggestion(for: key.value, among: unlisted) {
                notes.append(Note("did you mean '\(near)'?"))
            }
            notes += place(of: symbol).map { [Note("the enum", at: $0)] } ?? []
            add(
                "'\(symbol.name)' has no case '\(key.value)'", at: scope.manifest.place(key.range),
                severity: matches([key.value], in: controller, scope) ? .error : nil, notes: notes)
        }
    }

    /// Cases that the manifest does not list: generated code does not handle them.
    private func addUnlistedCases(
        of declared: Declared<TypeDeclaration>, _ listed: Listed, _ controller: Controller,
        _ scope: ManifestScope
    ) {
        guard let file = table.files[declared.file]?.file, !file[declared.declaration.range].contains("#if")
        else { return }
        let keys = Set(listed.keys.map(\.value))
        let names = declared.declaration.cases.map(\.name)
        // One that is misspelt is reported already.
        guard keys.isSubset(of: names.map(\.value)) else { return }
        let isError = matches(listed.keys.map(\.value), in: controller, scope)
        for name in names where !keys.contains(name.value) {
            add(
                "case '\(name.value)' of '\(listed.reference.name.value)' is not listed",
                at: scope.manifest.place(listed.reference.name.range), severity: isError ? .error : nil,
                notes: [Note("the case", at: SourceRange(file, name.range))])
        }
    }

    private func caseNames(of symbol: TypeSymbol) -> [String] {
        symbol.members.compactMap { name, members in
            members.contains { if case .enumCase = $0.kind { true } else { false } } ? name : nil
        }.sorted()
    }

    /// Whether the name stands anywhere in the enum: under `#if`, as a macro's argument.
    private func isWritten(_ name: String, in symbol: TypeSymbol) -> Bool {
        symbol.declarations.contains { declared in
            table.files[declared.file].map { facts in
                facts.file[declared.declaration.range].split { !($0.isLetter || $0.isNumber || $0 == "_") }
                    .contains { $0.utf8.elementsEqual(name.utf8) }
            } ?? true
        }
    }

    func place(of symbol: TypeSymbol) -> SourceRange? {
        guard let declared = symbol.declarations.first else { return nil }
        return table.range(declared.declaration.name.range, in: declared.file)
    }

    /// Whether the controller's generated code has one of the cases in a `switch`.
    private func matches(_ names: [String], in controller: Controller, _ scope: ManifestScope) -> Bool {
        let patterns = names.flatMap { ["case .\($0):", "case .\($0),", ", .\($0):", ", .\($0),"] }
        let text = output(of: controller, in: scope).text
        return text.split(separator: "\n").contains { line in patterns.contains { line.contains($0) } }
    }
}
