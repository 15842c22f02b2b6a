import InterfaceBuilder

extension Evaluator {
    func listMember(_ name: String, _ elements: [Value]) -> Value? {
        switch name {
        case "first": return elements.first ?? .one(.null)
        case "last", "lastObject": return elements.last ?? .one(.null)
        case "firstObject": return elements.first ?? .one(.null)
        case "count": return .one(.number(Double(elements.count)))
        case "lazy": return .one(.list(elements))
        case "indices": return .one(.list(elements.indices.map { .one(.number(Double($0))) }))
        default: return nil
        }
    }

    func builtinMember(_ name: String, of type: SwiftType) -> Value? {
        switch type {
        case .array(let element)
        where ["first", "last", "firstObject", "lastObject", "randomElement"].contains(name):
            return .instance(element, .runTime("an element"))
        case .tuple(let types):
            if let position = Int(name), types.indices.contains(position) {
                return .instance(types[position], .runTime("a tuple"))
            }
            return nil
        default:
            guard name == "rawValue", let cases = allCases(of: type), let id = type.id else { return nil }
            return .union(
                cases.map {
                    if case .enumCase(_, let name, _) = $0 { rawValue(of: name, in: id) } else { .nothing }
                })
        }
    }

    func extensionMember(_ name: String, of atom: Atom, _ typeName: String) -> Value? {
        guard let id = table.type(named: typeName) else { return nil }
        return instanceMember(name, of: atom, .nominal(id, []), isSelf: true, from: nil)
    }

    func kindConstant(_ name: String, _ id: TypeID) -> Value? {
        guard ["UICollectionView", "NSCollectionView"].contains(table[id].name) else { return nil }
        switch name {
        case "elementKindSectionHeader": return .string(ElementKind.sectionHeader.text)
        case "elementKindSectionFooter": return .string(ElementKind.sectionFooter.text)
        default: return nil
        }
    }

    /// The cases of an enum without associated values, or with ones that are not looked at; nil for other
    /// types, and where a macro may declare more.
    func allCases(of type: SwiftType) -> [Atom]? {
        guard let id = type.id, table[id].kind == .enum, !mayHaveMoreCases(id) else { return nil }
        var result: [Atom] = []
        for declared in table[id].declarations.prefix(1) {
            for enumCase in declared.declaration.cases {
                let values = enumCase.associated.map { associated in
                    Value.instance(
                        self.type(
                            associated.type, Activation(file: declared.file, owner: id, selfValue: nil)),
                        .runTime("an associated value"))
                }
                result.append(.enumCase(id, enumCase.name.value, values))
            }
        }
        if result.isEmpty { want(table[id].outlineFiles) }
        return result.isEmpty || result.count > Value.maximumAtoms ? nil : result
    }

    private func mayHaveMoreCases(_ id: TypeID) -> Bool {
        if let known = macroEnums[id] { return known }
        let result = table.mayHaveMacroMembers(id)
        macroEnums[id] = result
        return result
    }

    /// The raw value of a case; of one that several clauses of an `#if` declare, each.
    func rawValue(of name: String, in id: TypeID) -> Value {
        var result = Value()
        for declared in table[id].declarations {
            var number: Double = 0
            for enumCase in declared.declaration.cases {
                let activation = Activation(
                    file: declared.file, owner: id, selfValue: .one(.metatype(.nominal(id, []))))
                let raw = enumCase.rawValue.map { value($0, Environment(activation)) }
                if let given = raw?.atoms.first?.number { number = given }
                if enumCase.name.value == name {
                    let first = declared.declaration.inherited.first?.name
                    let isText = first.map(Self.textTypes.contains) ?? true
                    let own = raw ?? (isText ? .string(name) : .one(.number(number)))
                    let rawType = type(declared.declaration.inherited.first, activation)
                    result.formUnion(held(own, as: rawType))
                }
                number += 1
            }
        }
        if result.isNothing {
            want(table[id].outlineFiles)
            return .unknown(.external(name))
        }
        result.isOpen = result.isOpen || table[id].isAmbiguous
        return result
    }
}
