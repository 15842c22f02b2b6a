package import InterfaceBuilder

/// What is generated for a manifest: emitters only print it.
package struct GenerationPlan: Sendable {
    package let settings: GenerateSettings
    /// In the manifest's order; those with errors are left out.
    package private(set) var controllers: [ControllerPlan] = []
    package private(set) var diagnostics: [Diagnostic] = []

    package init(_ scope: ManifestScope) {
        self.init(scope, scope.manifest.controllers.map { Self.plan($0, in: scope) })
    }

    /// The plan of a controller, nil where something stands in the way, and what that is.
    typealias Planned = (plan: ControllerPlan?, diagnostics: [Diagnostic])

    static func plan(_ controller: Controller, in scope: ManifestScope) -> Planned {
        var diagnostics: [Diagnostic] = []
        guard var planner = ControllerPlanner(controller, in: scope, report: &diagnostics) else {
            return (nil, diagnostics)
        }
        let plan = planner.plan()
        return (plan, diagnostics + planner.diagnostics)
    }

    /// - Parameter planned: One for each controller of the manifest.
    init(_ scope: ManifestScope, _ planned: [Planned]) {
        settings = scope.manifest.generate
        // A file system that ignores case takes two such names for one.
        var byFileName: [String: Controller] = [:]
        for (controller, (plan, found)) in zip(scope.manifest.controllers, planned) {
            diagnostics += found
            // A controller of which nothing is said yet, as after `nibc init`, has no file.
            guard let plan, !plan.declaredNames.isEmpty else { continue }
            if settings.files == .perController,
                let other = byFileName[plan.fileName.lowercased()]
            {
                diagnostics.append(
                    Diagnostic(
                        id: Rule.nameCollision.id, severity: Rule.nameCollision.severity,
                        message:
                            "'\(controller.name.value)' and '\(other.name.value)' give files that differ in "
                            + (controller.name.value == other.name.value ? "Unicode normalization" : "case")
                            + " only",
                        range: scope.manifest.place(controller.name.range),
                        notes: [
                            Note(
                                "the other controller", at: scope.manifest.place(other.name.range))
                        ]))
                continue
            }
            byFileName[plan.fileName.lowercased()] = controller
            controllers.append(plan)
        }
        diagnostics.sort(by: Diagnostic.precedes)
    }
}
