import InterfaceBuilder

extension EffectWalk {
    /// Binds the place that UIKit asks about: where the data source says how many sections and rows there are, only
    /// those are asked for, and branches for others never run.
    ///
    /// - Returns: Whether anything was bound, whether a section, or a view, perhaps has no rows, so that nothing is asked
    ///   about it, and whether it certainly has none. Nil where nothing counts.
    func bindPlace(
        of function: FunctionDeclaration, _ holder: TypeID, _ environment: Environment
    ) -> (isBound: Bool, mayBeZero: Bool, isNever: Bool)? {
        var isBound = false
        let type = SwiftType.nominal(holder, [])
        guard isPlainDataSource(holder) else { return nil }
        let count = rowCount(of: type, function.name.value)
        let rows = count.map { returned(by: $0.function, $0.bound, []) } ?? .unknown(.unsupported)
        let sections = (sectionCount(of: type) ?? (count == nil ? nil : undeclaredSectionCount(of: type)))
            .map { Array(0..<$0) }
        if count == nil, sections == nil { return nil }
        let filled = sections?.filter { section in
            guard let count else { return true }
            let rows = returned(by: count.function, count.bound, [nil, .one(.number(Double(section)))])
            return largest(of: rows) != 0
        }
        for parameter in function.parameters {
            switch parameter.type.name {
            case "IndexPath", "NSIndexPath":
                let row = largest(of: rows).flatMap { $0 > 0 ? Self.numbers(Array(0..<$0)) : nil }
                let values = [
                    ("section", filled.flatMap(Self.numbers)), ("row", row), ("item", row),
                ].compactMap { label, value in value.map { (label: Optional(label), value: $0) } }
                let place = CodePlace(file: environment.activation.file, range: parameter.type.range)
                let path = ObjectValue(
                    type: evaluator.type(parameter.type, environment.activation), arguments: values,
                    site: place)
                environment.bind(parameter.name, Binding([.value(.one(.object(path)))], type: path.type))
                isBound = isBound || !values.isEmpty
            case "Int", "NSInteger":
                guard parameter.label?.hasSuffix("InSection") ?? false, let sections,
                    let value = Self.numbers(sections)
                else { continue }
                environment.bind(parameter.name, Binding([.value(value)]))
                isBound = true
            default: continue
            }
        }
        let asksForRows = ["cellForRowAt", "cellForItemAt"].contains {
            function.parameters.last?.label?.hasPrefix($0) ?? false
        }
        let hasNoRows = largest(of: rows) == 0 || filled?.isEmpty ?? false
        let isNever = sections?.isEmpty ?? false || asksForRows && hasNoRows
        return (isBound, rows.atoms.contains { $0.number == 0 }, isNever)
    }

    private static func numbers(_ numbers: [Int]) -> Value? {
        guard !numbers.isEmpty, numbers.count <= 32 else { return nil }
        return Value(numbers.map { .number(Double($0)) })
    }

    /// Whether nothing but the class and UIKit's controllers answers for it.
    private func isPlainDataSource(_ holder: TypeID) -> Bool {
        let (types, isComplete) = table.chain(of: holder)
        return isComplete
            && !types.contains { table[$0].name.hasSuffix("DataSource") && table[$0].kind == .external }
    }

    /// The method that says how many rows or items a section has.
    private func rowCount(of type: SwiftType, _ name: String) -> (
        function: FunctionDeclaration, bound: BoundMember
    )? {
        let isOverridden = type.id.map { id in
            table.descendants(of: id).contains { heir in
                (table[heir].members[name] ?? []).contains { member in
                    if case .function(let function) = member.kind { Self.countsRows(function) } else { false }
                }
            }
        }
        if isOverridden ?? false { evaluator.selfMembers.insert(name) }
        return method(name, of: type, where: Self.countsRows)
    }

    private static func countsRows(_ function: FunctionDeclaration) -> Bool {
        ["numberOfRowsInSection", "numberOfItemsInSection"].contains(function.parameters.last?.label)
            && function.parameters.count == 2
    }

    /// How many sections there are at most; nil where nothing says it.
    private func sectionCount(of type: SwiftType) -> Int? {
        for name in Self.sectionCounters {
            evaluator.selfMembers.insert(name)
            if let found = method(name, of: type, where: { $0.parameters.count == 1 }) {
                return largest(of: returned(by: found.function, found.bound, []))
            }
        }
        return nil
    }

    /// Where a data source has no method that counts the sections, UIKit takes one. A table view's controller may have
    /// static sections of its storyboard.
    private func undeclaredSectionCount(of type: SwiftType) -> Int? {
        guard let id = type.id,
            !table.chain(of: id).types.contains(where: { table[$0].name == "UITableViewController" })
                || !([id] + table.descendants(of: id)).contains(where: isDrawn),
            Self.sectionCounters.allSatisfy({ evaluator.members(named: $0, of: type).isEmpty })
        else { return nil }
        return 1
    }

    /// Whether a view description may make objects of the class.
    private func isDrawn(_ id: TypeID) -> Bool {
        let names = [table[id].simpleName] + table[id].declarations.compactMap(\.declaration.objectiveCName)
        return !evaluator.resources.drawnClasses.isDisjoint(with: names)
    }

    private static let sectionCounters = [
        "numberOfSections", "numberOfSectionsInTableView", "numberOfSectionsInCollectionView",
    ]

    private func method(
        _ name: String, of type: SwiftType, where isMeant: (FunctionDeclaration) -> Bool
    ) -> (function: FunctionDeclaration, bound: BoundMember)? {
        for found in evaluator.members(named: name, of: type) {
            guard case .function(let function) = found.member.kind, function.body != nil, isMeant(function),
                table[found.owner].kind != .protocol
            else { continue }
            let base = Value.one(.instance(type))
            return (function, BoundMember(base: base, owner: found.owner, file: found.member.file))
        }
        return nil
    }

    /// What a method returns for arguments, of which nil ones are not known.
    private func returned(by function: FunctionDeclaration, _ bound: BoundMember, _ values: [Value?]) -> Value
    {
        let arguments = function.parameters.enumerated().map { position, parameter in
            let given = values.indices.contains(position) ? values[position] : nil
            return (label: parameter.label, value: given ?? .unknown(.parameter(parameter.name)))
        }
        return evaluator.returnValue(of: function, bound, arguments, expected: .unknown)
    }

    /// The largest of the numbers that a value may be; nil where it may be something else.
    private func largest(of value: Value) -> Int? {
        guard value.unknown == nil, !value.isOpen, !value.isVariable, !value.atoms.isEmpty else { return nil }
        var result = 0
        for atom in value.atoms {
            guard let number = atom.number.flatMap({ Int(exactly: $0) }), number >= 0 else { return nil }
            result = max(result, number)
        }
        return result
    }
}
