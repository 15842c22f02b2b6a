package import InterfaceBuilder

/// What is generated for a manifest: emitters only print it.
package struct GenerationPlan: Sendable {
    package let settings: GenerateSettings
    /// In the manifest's order; those with errors are left out.
    package private(set) var controllers: [ControllerPlan] = []
    package private(set) var diagnostics: [Diagnostic] = []

    package init(_ scope: ManifestScope) {
        settings = scope.manifest.generate
        var fileNames: [(controller: Controller, plan: ControllerPlan)] = []
        for controller in scope.manifest.controllers {
            guard var planner = ControllerPlanner(controller, in: scope, report: &diagnostics) else {
                continue
            }
            let plan = planner.plan()
            diagnostics += planner.diagnostics
            // A controller of which nothing is said yet, as after `nibc init`, has no file.
            guard let plan, !plan.declaredNames.isEmpty else { continue }
            if settings.files == .perController,
                let other = fileNames.first(where: { Self.isSameFile($0.plan.fileName, plan.fileName) })
            {
                diagnostics.append(
                    Diagnostic(
                        id: Rule.nameCollision.id, severity: Rule.nameCollision.severity,
                        message: "'\(controller.name.value)' and '\(other.controller.name.value)' "
                            + "give files that differ in case only",
                        range: scope.manifest.place(controller.name.range),
                        notes: [
                            Note(
                                "the other controller", at: scope.manifest.place(other.controller.name.range))
                        ]))
                continue
            }
            fileNames.append((controller, plan))
            controllers.append(plan)
        }
        diagnostics.sort(by: Diagnostic.precedes)
    }

    /// Whether a file system that ignores case, or the spelling of accents, takes two names for one.
    private static func isSameFile(_ left: String, _ right: String) -> Bool {
        left.lowercased() == right.lowercased()
    }
}
