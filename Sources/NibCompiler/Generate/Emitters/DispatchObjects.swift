/// The registration objects that a function needs which finds a view: the app makes each once and hands it over.
struct DispatchObjects {
    let plan: ControllerPlan
    /// The reusable views that have one.
    private let reusables: [Int]

    init(plan: ControllerPlan, slots: [SlotPlan]) {
        self.plan = plan
        var reusables: [Int] = []
        for index in slots.flatMap(\.leaves).flatMap(\.reusables)
        where plan.reusables[index].usesObject && !reusables.contains(index) { reusables.append(index) }
        self.reusables = reusables
    }

    var isEmpty: Bool { reusables.isEmpty }

    var labels: [String] { reusables.map(name) }

    /// The parameters, each in a group of its own.
    var parameters: [[String]] { reusables.map { ["\(name($0)): \(type($0))"] } }

    /// The arguments, where locals have the parameters' names.
    var arguments: [[SwiftCall.Argument]] { reusables.map { ["\(name($0)): \(name($0))"] } }

    /// The parameters' names with the functions that make what they hold.
    var makers: [(name: String, function: String)] {
        reusables.map { (name($0), plan.reusables[$0].name.following("make") + "Registration") }
    }

    private func name(_ index: Int) -> String { Self.name(plan.reusables[index]) }

    static func name(_ reusable: Reusable) -> String {
        SwiftIdentifier.lowerFirst(reusable.name.name) + "Registration"
    }

    private func type(_ index: Int) -> String {
        let reusable = plan.reusables[index]
        return reusable.family.isCell
            ? "UICollectionView.CellRegistration<\(reusable.classText), Item>"
            : "UICollectionView.SupplementaryRegistration<\(reusable.classText)>"
    }
}
