/// The names of the functions that serve a view as a whole: without the view's name where one function
/// serves all views of the controller.
struct ViewFunctions {
    let plan: ControllerPlan

    /// A function of one aspect: the view it is for, and whether it is for all of them.
    struct Function {
        var name: String
        var labels: [String]
        /// The first view it serves; nil for the controller as a whole.
        var view: Int?
    }

    /// The views that get a function of their own for an aspect: one for all where the aspect is the same.
    static func views<Aspect: Equatable>(
        of plan: ControllerPlan, having aspect: (ViewPlan) -> Aspect?
    ) -> [(view: Int, isShared: Bool)] {
        let aspects = plan.views.map(aspect)
        guard let first = aspects.first else { return [] }
        if aspects.allSatisfy({ $0 == first }), first != nil {
            if Set(plan.views.map(\.parameter)).count == 1 { return [(0, true)] }
        }
        return plan.views.indices.filter { aspects[$0] != nil }.map { ($0, plan.views.count == 1) }
    }

    /// `prefix` + the view's name where the function is for one of several + `suffix`.
    static func name(_ prefix: String, _ view: ViewPlan, _ suffix: String, isShared: Bool) -> String {
        if isShared { return SwiftIdentifier.lowerFirst(prefix + suffix) }
        return SwiftIdentifier.lowerFirst(prefix + view.suffix.name + suffix)
    }

    static func all(_ plan: ControllerPlan) -> [Function] {
        var functions: [Function] = []
        functions += RegisterEmitter(plan: plan).functions
        functions += DispatchEmitter(plan: plan).functions
        functions += DataSourceEmitter(plan: plan).functions
        functions += BoundaryItemEmitter(plan: plan).functions
        functions += SizeEmitter(plan: plan).functions
        functions += LayoutEmitter(plan: plan).functions
        functions += DecorationEmitter(plan: plan).functions
        return functions
    }
}

extension SwiftIdentifier {
    /// The text with its first letter in lower case, acronyms as a whole.
    static func lowerFirst(_ text: String) -> String {
        SwiftIdentifier(converting: text, start: .lower)?.name ?? text
    }
}
