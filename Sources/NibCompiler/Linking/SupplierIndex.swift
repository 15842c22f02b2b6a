/// The registrations that may supply a view, found without looking at those of all other views. Remembers what was
/// asked.
final class SupplierIndex {
    private let registrations: [LinkedRegistration]
    private var views = ViewIndex()
    /// Those on a view's own methods, or on views that are not known while their holder is not known either.
    private var anywhere: [Int] = []
    /// Those on views that are not known, by their holder.
    private var byHolder: [TypeID: [Int]] = [:]
    private var unknown: [Int] = []
    private var byIdentifier: [ReuseIdentifier: [Int]] = [:]
    private var supplies: [ViewID: Supply] = [:]

    /// What may supply one view, by numbers in their order.
    private struct Supply {
        var all: [Int]
        var byIdentifier: [ReuseIdentifier: [Int]] = [:]
        /// Those whose identifier is not known.
        var open: [Int] = []
    }

    init(_ registrations: [LinkedRegistration]) {
        self.registrations = registrations
        for (number, registration) in registrations.enumerated() {
            for view in registration.views { views.add(number, on: view) }
            for identifier in Set(registration.identifiers ?? []) {
                byIdentifier[identifier, default: []].append(number)
            }
            if registration.views.contains(where: \.isSelf) { anywhere.append(number) }
            guard registration.isViewUnknown else { continue }
            unknown.append(number)
            if let holder = registration.holder {
                byHolder[holder, default: []].append(number)
            } else {
                anywhere.append(number)
            }
        }
    }

    /// Registrations and prototypes on the view, and those on views that are not known but may be it.
    func suppliers(of view: ViewID, in table: SymbolTable) -> [LinkedRegistration] {
        supply(of: view, table).all.map { registrations[$0] }
    }

    /// Those of them that may register the identifier.
    func suppliers(of view: ViewID, _ identifier: ReuseIdentifier, in table: SymbolTable)
        -> [LinkedRegistration]
    {
        let supply = supply(of: view, table)
        return ((supply.byIdentifier[identifier] ?? []) + supply.open).sorted().map { registrations[$0] }
    }

    /// The registrations that certainly or possibly have the identifier, on whatever view, in their order.
    func registrations(of identifier: ReuseIdentifier) -> [LinkedRegistration] {
        (byIdentifier[identifier] ?? []).map { registrations[$0] }
    }

    private func supply(of view: ViewID, _ table: SymbolTable) -> Supply {
        if let known = supplies[view] { return known }
        let related = view.holder.map(table.relatives) ?? []
        var candidates = Set(views.candidates(for: view, related: related))
        candidates.formUnion(anywhere)
        if view.holder == nil { candidates.formUnion(unknown) }
        for holder in related { candidates.formUnion(byHolder[holder] ?? []) }
        var result = Supply(all: candidates.filter { maySupply(registrations[$0], view, table) }.sorted())
        for number in result.all {
            guard let identifiers = registrations[number].identifiers else {
                result.open.append(number)
                continue
            }
            for identifier in Set(identifiers) {
                result.byIdentifier[identifier, default: []].append(number)
            }
        }
        supplies[view] = result
        return result
    }

    private func maySupply(_ registration: LinkedRegistration, _ view: ViewID, _ table: SymbolTable) -> Bool {
        if table.isReplaced(registration, on: view) { return false }
        if registration.views.contains(where: { table.mayBeSame($0, view) || $0.isSelf }) { return true }
        guard registration.isViewUnknown else { return false }
        guard let holder = registration.holder, let viewHolder = view.holder else { return true }
        return table.areRelated(holder, viewHolder)
    }
}

extension SymbolTable {
    /// Whether objects of the view's class have another method in the place of the one that registers on their own view.
    func isReplaced(_ registration: LinkedRegistration, on view: ViewID) -> Bool {
        guard let call = registration.call, !call.replacedIn.isEmpty, !registration.isViewUnknown,
            let holder = view.holder, registration.views.allSatisfy({ $0.holder == call.holder })
        else { return false }
        return chain(of: holder).types.contains(where: call.replacedIn.contains)
    }
}
