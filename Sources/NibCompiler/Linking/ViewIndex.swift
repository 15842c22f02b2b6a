/// Things on views, found by a view that may be one of them.
struct ViewIndex {
    private struct Property: Hashable {
        var name: String
        var holder: TypeID
    }

    private var byView: [ViewID: [Int]] = [:]
    private var byProperty: [Property: [Int]] = [:]

    init() {}

    /// Of views under their positions.
    init(_ views: [ViewID]) {
        for (number, view) in views.enumerated() { add(number, on: view) }
    }

    /// Adds the number of something on a view. The view is canonical.
    mutating func add(_ number: Int, on view: ViewID) {
        byView[view, default: []].append(number)
        if case .property(_, let name) = view.place, let holder = view.holder {
            byProperty[Property(name: name, holder: holder), default: []].append(number)
        }
    }

    /// The numbers of what is on the view or on the property of its name in a type that may be related to its
    /// holder: too many rather than too few.
    func candidates(for view: ViewID, related: [TypeID]) -> [Int] {
        var result = byView[view] ?? []
        guard case .property(_, let name) = view.place else { return result }
        for holder in related { result += byProperty[Property(name: name, holder: holder)] ?? [] }
        return result
    }
}

extension SymbolTable {
    /// The type, what it inherits from and what inherits from it: every type that it is related to.
    func relatives(of type: TypeID) -> [TypeID] { [type] + supertypes(of: type) + descendants(of: type) }

    /// Whether two canonical views may be one object: one property of types of which one inherits from the
    /// other, or a view's own methods and any view of its class.
    func mayBeSame(_ left: ViewID, _ right: ViewID) -> Bool {
        if left == right { return true }
        guard case .property(_, let name) = left.place, case .property(_, let other) = right.place,
            let holder = left.holder, let otherHolder = right.holder
        else { return false }
        return name == other && areRelated(holder, otherHolder)
    }
}
