import InterfaceBuilder

/// A constant as it is written.
enum StoredConstant: Hashable {
    case enumCase(String)
    case bool(Bool)
    case string(String)
    case number(Double)
    case null

    /// Nil for an expression that is no constant.
    init?(_ expression: Expression) {
        switch expression.kind {
        case .bool(let value): self = .bool(value)
        case .string(let text): self = .string(text)
        case .number(let number): self = .number(number)
        case .null: self = .null
        case .member(nil, let name): self = .enumCase(name.value)
        case .member(let base?, let name):
            guard let type = base.nameComponents?.last, type.first?.isUppercase ?? false else { return nil }
            self = .enumCase(name.value)
        case .call(let callee, _):
            guard case .member = callee.kind, case .enumCase(let name)? = StoredConstant(callee),
                name != "init"
            else { return nil }
            self = .enumCase(name)
        default: return nil
        }
    }
}

/// The constants that the sources give stored properties: where they are declared, by assignments, and by the calls of
/// initialisers that hand them on.
final class StoredConstants {
    private let table: SymbolTable
    private let assignments: AssignmentIndex
    private lazy var creations = CreationIndex(table)
    private var known: [Key: Set<StoredConstant>?] = [:]

    private struct Key: Hashable {
        var owner: TypeID
        var name: String
    }

    init(_ table: SymbolTable) {
        self.table = table
        assignments = AssignmentIndex(table, AssignmentBodies())
    }

    /// Nil where the property is not stored, or may be given something else.
    func values(of name: String, in type: TypeID) -> Set<StoredConstant>? {
        guard let owner = table.propertyOwner(name, of: type) else { return nil }
        let key = Key(owner: owner, name: name)
        if let known = known[key] { return known }
        let result = find(name, owner)
        known[key] = result
        return result
    }

    private func find(_ name: String, _ owner: TypeID) -> Set<StoredConstant>? {
        let members = table[owner].members[name] ?? []
        guard members.count == 1, case .property(let property) = members[0].kind, !property.isStatic,
            property.getter == nil, !property.isWrapped, !property.isObjectiveC, !property.isLazy,
            !table[owner].isAmbiguous, !table[owner].hasUnreadParts,
            !assignments.keyPathNames.contains(name), !table.mayBeSetUnread(name),
            !isOutside(property, owner)
        else { return nil }
        var result: Set<StoredConstant> = []
        if let value = property.value {
            guard let constant = StoredConstant(value) else { return nil }
            result.insert(constant)
        } else if property.type?.isOptional ?? false, !property.isConstant {
            result.insert(.null)
        }
        for assignment in assignments[name] where assignment.isOf(owner, table) {
            guard assignment.change == .replaced else { return nil }
            if let constant = StoredConstant(assignment.value) {
                result.insert(constant)
            } else {
                guard let given = given(assignment, owner) else { return nil }
                result.formUnion(given)
            }
        }
        guard !result.isEmpty, areCases(result, property, owner) else { return nil }
        return result
    }

    /// What the visible calls of an initialiser give the parameter that is assigned.
    private func given(_ assignment: AssignmentIndex.Assignment, _ owner: TypeID) -> Set<StoredConstant>? {
        guard assignment.isOwn, let function = assignment.function, function.name.value == "init",
            case .name(let name) = assignment.value.kind,
            let position = function.parameters.firstIndex(where: { $0.name == name }),
            let made = assignment.owner, table[made].kind == .class
        else { return nil }
        guard table[made].declarations.allSatisfy({ !$0.declaration.access.isOutside }),
            let calls = creations.calls(of: made, function)
        else { return nil }
        var result: Set<StoredConstant> = []
        for arguments in calls {
            guard let assigned = CallMatch.assign(arguments.map(\.label), to: function) else { continue }
            let value =
                assigned[position].map { arguments[$0].value } ?? function.parameters[position].defaultValue
            guard let value, let constant = StoredConstant(value) else { return nil }
            result.insert(constant)
        }
        return result.isEmpty ? nil : result
    }

    /// Whether code outside of the sources may set the property.
    private func isOutside(_ property: PropertyDeclaration, _ owner: TypeID) -> Bool {
        property.access.isOutside && !property.isSetterPrivate && !property.isConstant
            && table[owner].declarations.contains { $0.declaration.access.isOutside }
    }

    /// Whether what is written like a case is one: a static constant of an enum may be any of its cases.
    private func areCases(
        _ values: Set<StoredConstant>, _ property: PropertyDeclaration, _ owner: TypeID
    ) -> Bool {
        let names = values.compactMap { if case .enumCase(let name) = $0 { name } else { nil as String? } }
        if names.isEmpty { return true }
        guard let written = property.type?.unwrapped.name,
            let type = WrittenTypes(table: table).type(
                written.split(separator: ".").map(String.init), in: owner)
        else { return property.type == nil }
        return names.allSatisfy { name in
            (table[type].members[name] ?? []).contains { if case .enumCase = $0.kind { true } else { false } }
        }
    }
}

extension Access {
    /// Whether other modules may see it.
    fileprivate var isOutside: Bool { self == .public || self == .open }
}
