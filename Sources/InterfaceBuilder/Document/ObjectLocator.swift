/// Tells in which object of a view description a place is.
///
/// Reads the file again, so that the facts of thousands of files without findings carry no objects.
package struct ObjectLocator: Sendable {
    /// The objects in the order of their start tags.
    private let objects: [(range: ByteRange, reference: ObjectReference)]

    package init(_ file: SourceFile) {
        guard let root = XMLReader.read(file).root, root.name == "document" else {
            objects = []
            return
        }
        var found: [(ByteRange, ObjectReference)] = []
        Self.collect(in: root, into: &found)
        objects = found
    }

    /// The innermost object around `range`; nil for the file as a whole and outside of objects.
    package func object(at range: ByteRange) -> ObjectReference? {
        guard range != .fileStart else { return nil }
        return objects.last { $0.range.contains(range) }?.reference
    }

    /// What has an id and is neither a connection nor a constraint, which belong to the object around them.
    private static func collect(in element: Element, into found: inout [(ByteRange, ObjectReference)]) {
        for child in element.children {
            switch child.name {
            case "connections", "constraints", "resources", "dependencies", "variation": continue
            default: break
            }
            if let id = child["id"], !id.isEmpty {
                let object = ObjectLowering.object(child, platform: .unknown)
                found.append(
                    (
                        child.range,
                        ObjectReference(
                            element: child.name, customClass: object.customClass?.value,
                            userLabel: object.userLabel, id: id)
                    ))
            }
            collect(in: child, into: &found)
        }
    }
}
