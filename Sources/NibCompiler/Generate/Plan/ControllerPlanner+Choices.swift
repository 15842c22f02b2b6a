import InterfaceBuilder

extension ControllerPlanner {
    /// The index of a choice; the same enum may stand in several places.
    mutating func choice(_ placed: [Placed]) -> Int? {
        let uses = placed.map(\.use)
        guard let first = uses.first, let declared = first.choice else { return nil }
        let names = uses.compactMap { $0.choice?.caseName }
        let start = place(ofEnum: declared.enumName) ?? first.entry.range
        guard
            let type = enumName(
                Controller.EnumReference(
                    name: Located(declared.enumName, start), isDeclared: declared.isDeclared))
        else { return nil }
        let found = result.choices.firstIndex { $0.enumName == type }
        let all: [SwiftIdentifier]
        if let found {
            all = names.compactMap {
                declared.isDeclared ? SwiftIdentifier(caseKey: $0.value) : SwiftIdentifier(exactly: $0.value)
            }
            if all != result.choices[found].cases || declared.isDeclared != result.choices[found].isDeclared {
                refuse(
                    "two 'choose' of '\(declared.enumName)' name different cases", at: start,
                    notes: [Note("the other one", at: result.choices[found].origin)])
                return nil
            }
        } else {
            all = cases(names, isDeclared: declared.isDeclared)
            guard !hasError else { return nil }
        }
        let index = found ?? result.choices.count
        if found == nil {
            checkParameter(of: type, at: start)
            result.choices.append(
                ChoicePlan(
                    enumName: type, parameter: Self.parameter(of: type), isDeclared: declared.isDeclared,
                    cases: all, identifiers: nil, origin: manifest.place(start)))
        }
        note(placed, in: index, isFirst: found == nil)
        return index
    }

    /// Two enums of one name in different types would give a function two parameters of one name.
    private mutating func checkParameter(of type: SwiftTypeName, at range: ByteRange) {
        let name = Self.parameter(of: type)
        var other = result.choices.first { $0.parameter.name == name.name }.map { ($0.enumName, $0.origin) }
        if let tags = result.tags, tags.parameter.name == name.name, let reference = controller.tags {
            other = (tags.enumName, manifest.place(reference.name.range))
        }
        guard let (otherType, place) = other else { return }
        collide(
            "'\(type.plain)' and '\(otherType.plain)' are one Swift name, '\(name.name)'",
            at: manifest.place(range), notes: [Note("the other one", at: place)])
    }

    /// Where the manifest names the enum first.
    private func place(ofEnum name: String) -> ByteRange? {
        for view in controller.views {
            for slots in [view.common] + (view.sections?.each ?? []).map(\.slots) {
                let slot = [slots.header, slots.footer] + slots.supplementary.map(\.slot)
                for entry in slot.compactMap({ $0?.entry }) + slots.cells.map(\.entry) {
                    guard case .choose(let choice) = entry.source else { continue }
                    if choice.reference.name.value == name { return choice.reference.name.range }
                }
            }
        }
        return nil
    }

    private mutating func note(_ placed: [Placed], in index: Int, isFirst: Bool) {
        let identifiers = placed.map { result.reusables[$0.reusable].identifier }
        var choice = result.choices[index]
        // As text, since raw values that are the same letters cannot be told apart.
        let areUnique =
            Set(identifiers.map(\.text)).count == identifiers.count
            && !placed.contains { result.reusables[$0.reusable].usesObject }
        let areNibs = areUnique && isOneLoop(placed)
        if isFirst {
            choice.identifiers = areUnique ? identifiers : nil
            choice.isNibName = areNibs
        } else if choice.identifiers != identifiers {
            choice.identifiers = nil
        }
        if !areUnique { choice.identifiers = nil }
        choice.isNibName = choice.isNibName && areNibs && choice.identifiers != nil
        if let use = placed.first?.use {
            let word = use.position.word + "s"
            if !choice.words.contains(word) { choice.words.append(word) }
            if !choice.views.contains(use.key.view) { choice.views.append(use.key.view) }
        }
        result.choices[index] = choice
    }

    /// Whether every view is the nib of its identifier's name, all in one bundle.
    private func isOneLoop(_ placed: [Placed]) -> Bool {
        var bundles: Set<String> = []
        for one in placed {
            guard case .nib(let name, let bundle) = one.source,
                ReuseIdentifier(name) == result.reusables[one.reusable].identifier
            else { return false }
            bundles.insert(bundle)
        }
        return bundles.count == 1
    }
}
