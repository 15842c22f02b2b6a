import InterfaceBuilder

/// What is wrong with registered classes, by rule: one fault each, the first that holds
/// (registration-hides-prototype, outlets-without-nib, frame-init-missing, setup-in-other-initializer).
struct ClassFaults {
    let index: ClassIndex
    /// Those that are dequeued: what nobody asks for is never made.
    let registered: [RegisteredClass]
    /// The classes of the sources that come from registered nibs and prototypes.
    let nibUses: [(registration: Registration, id: TypeID)]
    private let prototypes: Set<PrototypeKey>
    private let initializers: Initializers
    private let outletUse: OutletUse

    init(_ program: Program, _ index: ClassIndex) {
        self.index = index
        let dequeues = DequeuedIdentifiers(program)
        registered = RegisteredClass.all(program, index).filter { dequeues.mayMake($0.registration) }
        initializers = Initializers(index: index)
        outletUse = OutletUse(index: index)
        var prototypes: Set<PrototypeKey> = []
        for document in program.documents {
            for view in document.reusingViews where view.scene != nil {
                for prototype in view.prototypes {
                    guard let identifier = prototype.object.effectiveIdentifier?.value else { continue }
                    let family = ReuseFamily(prototype.role, in: view.family)
                    prototypes.insert(PrototypeKey(family: family, identifier: ReuseIdentifier(identifier)))
                }
            }
        }
        self.prototypes = prototypes
        let modules = ModuleNames(program.documents, index)
        nibUses = program.facts.registrations.compactMap { registration in
            guard dequeues.mayMake(registration) else { return nil }
            let root: InterfaceObject?
            switch registration.source {
            case .prototype(_, let prototype): root = prototype.object
            case .nib(let nib) where !nib.isAmbiguous && nib.documents.count == 1:
                root = RegisteredNib(document: nib.documents[0], registrations: [registration]).root
            default: root = nil
            }
            guard let root, let name = root.customClass?.value, let id = index.type(named: name),
                modules.isOwn(root, id, index)
            else { return nil }
            return (registration, id)
        }
    }

    /// Whether a prototype may be the one that is registered: registration-hides-prototype. Which scenes a view
    /// is in does not matter here.
    func hidesPrototype(_ registered: RegisteredClass) -> Bool {
        let key = registered.registration.key
        return prototypes.contains(PrototypeKey(family: key.family, identifier: key.identifier))
    }

    private struct PrototypeKey: Hashable {
        var family: ReuseFamily
        var identifier: ReuseIdentifier
    }

    /// The outlets that stay nil; nil where there are none, or something may set them.
    func outlets(of registered: RegisteredClass) -> OutletUse.Finding? {
        guard index.table[registered.id].kind == .class, let chain = index.fullChain(of: registered.id),
            index.reaches(chain, [registered.registration.key.family.requiredFamily.uikitClass])
        else { return nil }
        return outletUse.finding(in: chain)
    }

    /// Whether init(coder:) ends the program: coder-init-traps.
    func coderTraps(_ chain: [TypeID]) -> Bool {
        guard let body = initializers.coder(in: chain)?.function.body else { return false }
        return TrapSearch(table: index.table, chain: chain).trap(in: body) != nil
    }

    func initializer(of registered: RegisteredClass) -> Initializers.Origin {
        guard index.table[registered.id].kind == .class, let chain = index.chain(of: registered.id),
            index.reaches(chain, [registered.registration.key.family.requiredFamily.uikitClass])
        else { return .unknown }
        return initializers.origin(of: registered.initializer, in: chain)
    }
}
