import InterfaceBuilder

/// The objects of view descriptions, each file read once when it is first asked for.
final class DocumentObjects {
    private var objects: [String: [InterfaceObject]] = [:]

    /// The innermost object with an id around a place; nil where there is none, as in a file that is no document.
    func innermost(at range: SourceRange) -> InterfaceObject? {
        objects(of: range.file).filter { $0.range.contains(range.bytes) }
            .min { $0.range.count < $1.range.count }
    }

    /// Whether a place lies in the object with this id.
    func isInside(_ range: SourceRange, objectWithID id: String) -> Bool {
        objects(of: range.file).contains { $0.id == id && $0.range.contains(range.bytes) }
    }

    private func objects(of file: SourceFile) -> [InterfaceObject] {
        if let known = objects[file.path] { return known }
        let read = DocumentReader.readDetails(file).details.objects.map(\.object)
        objects[file.path] = read
        return read
    }
}
