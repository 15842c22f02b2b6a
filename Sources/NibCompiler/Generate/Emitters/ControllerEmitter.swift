/// Writes a controller's extensions: the members in the order in which they are read.
struct ControllerEmitter {
    let plan: ControllerPlan

    func emit(to writer: inout SwiftWriter) {
        let helpers = DequeueHelperEmitter(plan: plan)
        writer.block("extension \(plan.name.text)") { writer in
            EnumEmitter(plan: plan).emit(to: &writer)
            RegisterEmitter(plan: plan).emit(to: &writer)
            DispatchEmitter(plan: plan).emit(to: &writer)
            DataSourceEmitter(plan: plan).emit(to: &writer)
            BoundaryItemEmitter(plan: plan).emit(to: &writer)
            DequeueEmitter(plan: plan).emit(helpers, to: &writer)
            RegistrationObjectEmitter(plan: plan).emit(to: &writer)
            SizeEmitter(plan: plan).emit(to: &writer)
            LayoutEmitter(plan: plan).emit(to: &writer)
            DecorationEmitter(plan: plan).emit(to: &writer)
            helpers.emitChoices(to: &writer)
            emitBundleToken(to: &writer)
        }
        guard !helpers.families.isEmpty else { return }
        writer.separate()
        writer.block("extension \(plan.name.text)") { helpers.emit(to: &$0) }
    }

    private func emitBundleToken(to writer: inout SwiftWriter) {
        guard plan.needsBundleToken else { return }
        writer.separate()
        writer.documentation("A class of the bundle that the nibs are in.")
        writer.line("private final class \(ControllerPlan.bundleToken) {}")
    }
}
