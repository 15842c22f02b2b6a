import InterfaceBuilder

/// The classes of the objects that connections start or end at.
final class ConnectedClasses {
    private let index: ClassIndex
    private let modules: ModuleNames
    private let reusable: Set<ObjectIdentifier>
    private var exposures: [TypeID: ClassExposure?] = [:]

    init(_ program: Program, _ index: ClassIndex) {
        self.index = index
        modules = ModuleNames(program.documents, index)
        reusable = Set(
            (program.facts.registrations + program.facts.unidentified).flatMap { $0.nib?.documents ?? [] }.map
            { ObjectIdentifier($0.file) })
    }

    /// A document's objects with a class of their own, by id.
    func objects(of document: Document) -> [String: InterfaceObject] {
        guard !document.connections.isEmpty else { return [:] }
        return Dictionary(document.customObjects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the object is an owner of which the class is not certain: that of a registered nib is none
    /// (outlet-on-owner); another nib's is the object that loads it, whatever class the file names, and only a
    /// nib with the name of its owner's class is surely loaded by one.
    func isUncertainOwner(_ object: InterfaceObject, _ document: Document) -> Bool {
        guard object.role == .fileOwner else { return false }
        if reusable.contains(ObjectIdentifier(document.file)) { return true }
        let name = document.nibName.text
        return object.className != name && object.className != name + "Controller"
    }

    /// What the class of an object answers to; nil where that is not known whole.
    func exposure(of object: InterfaceObject) -> ClassExposure? {
        guard object.role == .object || object.role == .fileOwner, let name = object.customClass?.value,
            let id = index.type(named: name), modules.isOwn(object, id, index)
        else { return nil }
        if let known = exposures[id] { return known }
        let exposure = index.fullChain(of: id).map { ClassExposure(index: index, chain: $0) }
        exposures[id] = exposure
        return exposure
    }
}
