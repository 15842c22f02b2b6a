/// Writes a controller's extensions: the members in the order in which they are read.
struct ControllerEmitter {
    let plan: ControllerPlan

    func emit(to writer: inout SwiftWriter) {
        writer.block("extension \(plan.name.text)") { writer in
            EnumEmitter(plan: plan).emit(to: &writer)
            RegisterEmitter(plan: plan).emit(to: &writer)
            DispatchEmitter(plan: plan).emit(to: &writer)
            DataSourceEmitter(plan: plan).emit(to: &writer)
            BoundaryItemEmitter(plan: plan).emit(to: &writer)
            DequeueEmitter(plan: plan).emit(to: &writer)
            RegistrationObjectEmitter(plan: plan).emit(to: &writer)
            SizeEmitter(plan: plan).emit(to: &writer)
            LayoutEmitter(plan: plan).emit(to: &writer)
            DecorationEmitter(plan: plan).emit(to: &writer)
            DequeueHelperEmitter(plan: plan).emitChoices(to: &writer)
        }
        let helpers = DequeueHelperEmitter(plan: plan)
        guard !helpers.families.isEmpty else { return }
        writer.separate()
        writer.block("extension \(plan.name.text)") { helpers.emit(to: &$0) }
    }
}
