package import InterfaceBuilder

/// What is generated for one controller.
package struct ControllerOutput: Sendable {
    /// Nil where something stands in the way.
    let plan: ControllerPlan?
    /// The controller's extensions, without the head of a file.
    let text: String
    package let diagnostics: [Diagnostic]

    init(_ controller: Controller, in scope: ManifestScope) {
        (plan, diagnostics) = GenerationPlan.plan(controller, in: scope)
        text = plan.map(FileEmitter.text) ?? ""
    }
}
