import InterfaceBuilder

/// What is wrong with registered classes, by rule: one fault each, the first that holds
/// (registration-hides-prototype, outlets-without-nib, frame-init-missing, setup-in-other-initializer).
struct ClassFaults {
    let index: ClassIndex
    let registered: [RegisteredClass]
    private let prototypes: Set<ReuseKey>
    private let initializers: Initializers
    private let outletUse: OutletUse

    init(_ program: Program, _ index: ClassIndex) {
        self.index = index
        registered = RegisteredClass.all(program, index)
        initializers = Initializers(index: index)
        outletUse = OutletUse(index: index)
        var prototypes: Set<ReuseKey> = []
        for registration in program.facts.registrations {
            if case .prototype = registration.source { prototypes.insert(registration.key) }
        }
        self.prototypes = prototypes
    }

    /// Whether a prototype has the key: registration-hides-prototype.
    func hidesPrototype(_ registered: RegisteredClass) -> Bool {
        prototypes.contains(registered.registration.key)
    }

    /// The outlets that stay nil; nil where there are none, or something may set them.
    func outlets(of registered: RegisteredClass) -> OutletUse.Finding? {
        guard index.table[registered.id].kind == .class, let chain = index.fullChain(of: registered.id),
            index.reaches(chain, [registered.registration.key.family.requiredFamily.uikitClass])
        else { return nil }
        return outletUse.finding(in: chain)
    }

    func initializer(of registered: RegisteredClass) -> Initializers.Origin {
        guard index.table[registered.id].kind == .class, let chain = index.chain(of: registered.id),
            index.reaches(chain, [registered.registration.key.family.requiredFamily.uikitClass])
        else { return .unknown }
        return initializers.origin(of: registered.initializer, in: chain)
    }
}
