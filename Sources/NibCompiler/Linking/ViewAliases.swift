/// Which views are one: a view made in code and the property that holds it.
struct ViewAliases {
    private var parents: [ViewID: ViewID] = [:]

    init(_ pairs: [(ViewID, ViewID)]) {
        for (made, held) in pairs where !made.isSelf && !held.isSelf { join(made.plain, held.plain) }
    }

    /// The view by the name that stands for all of its names.
    func canonical(_ view: ViewID) -> ViewID {
        var current = view
        while let parent = parents[current] { current = parent }
        return current
    }

    /// All names of a view, given by the one that stands for them.
    func names(of view: ViewID) -> [ViewID] { [view] + parents.keys.filter { canonical($0) == view } }

    private mutating func join(_ made: ViewID, _ held: ViewID) {
        let first = canonical(made)
        let second = canonical(held)
        guard first != second else { return }
        // A property names a view better than the place where it is made.
        if case .made = second.place { parents[second] = first } else { parents[first] = second }
    }
}

extension ViewID {
    /// The view without what a condition says of it.
    var plain: ViewID {
        var result = ViewID(place: place, holder: holder)
        result.isTable = isTable
        return result
    }
}
