import InterfaceBuilder

/// What generated code cannot do beside the sources: each of it is an error of the compiler's.
extension ManifestDriftSearch {
    /// Controllers of which one inherits from the other: a function that an extension declares cannot be declared again
    /// below it.
    func compareInheritance(in scope: ManifestScope) {
        var controllers: [TypeID: Controller] = [:]
        for controller in scope.manifest.controllers {
            if let type = declared(controller), table[type].declarations.count == 1 {
                controllers[type] = controller
            }
        }
        for controller in scope.manifest.controllers {
            guard let type = declared(controller), controllers[type] != nil else { continue }
            let base = table.supertypes(of: type).first { $0 != type && controllers[$0] != nil }
            guard let base, let above = controllers[base] else { continue }
            let known = Set(Self.functions(in: output(of: above, in: scope).text))
            let again = Self.functions(in: output(of: controller, in: scope).text).first(
                where: known.contains)
            guard let again else { continue }
            add(
                "'\(controller.name.value)' inherits from '\(above.name.value)', which the manifest has, too; "
                    + "'\(again.name)' is generated for both, and an extension's function cannot be overridden",
                at: scope.manifest.place(controller.name.range), severity: .error,
                notes: [Note("the other one", at: scope.manifest.place(above.name.range))])
        }
    }

    /// Types that the manifest names and generated code mentions, and that no other file sees. Returns whether the
    /// controller is one of them.
    func compareAccess(of controller: Controller, _ scope: ManifestScope) -> Bool {
        if let place = hiddenPlace(of: controller.className, in: nil) {
            addHidden(controller.name.value, at: scope.manifest.place(controller.name.range), place)
            return true
        }
        let type = declared(controller)
        var names = enums(of: controller).filter { !$0.reference.isDeclared }.map(\.reference.name)
        for view in controller.views {
            names += [view.dataSource.section, view.dataSource.item].compactMap(\.self)
            for use in scope.uses(of: view, in: controller) where use.entry.module == nil {
                if case .class(let name) = use.source { names.append(name) }
                if let name = use.entry.expectedClass { names.append(name) }
            }
        }
        let hidden = names.filter { hiddenPlace(of: $0.value, in: type) != nil }
        guard !hidden.isEmpty else { return false }
        let words = Self.words(in: output(of: controller, in: scope).text)
        var seen: Set<String> = []
        for name in hidden where seen.insert(name.value).inserted {
            guard let last = name.value.split(separator: ".").last, words.contains(String(last)),
                let place = hiddenPlace(of: name.value, in: type)
            else { continue }
            addHidden(name.value, at: scope.manifest.place(name.range), place)
        }
        return false
    }

    private func addHidden(_ name: String, at place: SourceRange, _ declaration: SourceRange) {
        add(
            "'\(name)' is private to its file; generated code is in another one", at: place, severity: .error,
            notes: [Note("declared here", at: declaration)])
    }

    /// Where a type is declared that is private wherever it is declared.
    private func hiddenPlace(of name: String, in type: TypeID?) -> SourceRange? {
        if table.globals[name] != nil || table.outlinedGlobals[name] != nil || table.unread.mayMention(name) {
            return nil
        }
        let found = type.flatMap { enumType(name, of: $0) } ?? table.type(named: name)
        var symbols: [TypeSymbol] = []
        if let found, table[found].kind != .external {
            symbols = [table[found]]
        } else {
            // A private type is not found by its plain name.
            let inner = type.map { "\(table[$0].name).\(name)" }
            symbols = table.types.filter { $0.kind != .external && ($0.name == name || $0.name == inner) }
        }
        let declarations = symbols.flatMap(\.declarations)
        guard let first = declarations.first,
            declarations.allSatisfy({ declared in
                [.private, .fileprivate].contains(declared.declaration.access)
                    && !generated.contains(declared.file)
            })
        else { return nil }
        return table.range(first.declaration.name.range, in: first.file)
    }

    // MARK: Generated text

    /// A function, with what tells it from others of its name.
    private struct Function: Hashable {
        var name: String
        var types: String
    }

    private static func functions(in text: String) -> [Function] {
        text.split(separator: "\n").compactMap { line in
            guard let start = line.firstRange(of: "func ")?.upperBound, line.hasPrefix("    "),
                !line.contains("///"), !line.contains("private "), let open = line.firstIndex(of: "("),
                start < open, let close = line.lastIndex(of: ")"), open < close
            else { return nil }
            // The names inside of the function make no difference.
            let parameters = line[line.index(after: open)..<close].split(separator: ",").map { parameter in
                let parts = parameter.split(separator: ":", maxSplits: 1)
                let label = parts[0].split(separator: " ").first.map(String.init) ?? ""
                return (label: label, type: parts.count > 1 ? String(parts[1]) : "")
            }
            return Function(
                name: "\(line[start..<open])(\(parameters.map { "\($0.label):" }.joined()))",
                types: parameters.map(\.type).joined(separator: ",") + line[close...])
        }
    }

    /// The words of the code, without comments and string literals.
    private static func words(in text: String) -> Set<String> {
        var result: Set<String> = []
        for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
            for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            where index.isMultiple(of: 2) {
                let words = part.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                result.formUnion(words.map(String.init))
            }
        }
        return result
    }
}
