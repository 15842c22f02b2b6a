import InterfaceBuilder

/// The classes of the roots of nibs.
struct NibRoots {
    private let index: ClassIndex?
    private let modules: ModuleNames?

    init(_ program: Program) {
        index = ClassIndex(program)
        modules = index.map { ModuleNames(program.documents, $0) }
    }

    /// The nearest class of UIKit's that a root's class is or inherits from; nil where that is not known.
    func uikitClass(of root: InterfaceObject) -> String? {
        if UIKitClass.isKnown(root.className) { return root.className }
        guard let index, let modules, let id = index.type(named: root.className),
            modules.isOwn(root, id, index), let chain = index.chain(of: id),
            index.reaches(chain, ["UIResponder"])
        else { return nil }
        return index.uikitClass(chain)
    }
}
