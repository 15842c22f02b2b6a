package import InterfaceBuilder

extension ManifestReader {
    /// The keys around a byte, from the outside in, with dots between them: `controllers.C.views.v.header`. Items of
    /// lists have no key. Empty outside of all.
    package static func keyPath(at offset: Int, in file: SourceFile) -> String {
        guard var node = YAMLComposer.compose(file.text).root else { return "" }
        var keys: [String] = []
        func contains(_ range: ByteRange) -> Bool {
            range.lowerBound <= offset && offset < max(range.upperBound, range.lowerBound + 1)
        }
        while true {
            switch node.content {
            case .scalar: return keys.joined(separator: ".")
            case .sequence(let items):
                guard let item = items.first(where: { contains($0.range) }) else {
                    return keys.joined(separator: ".")
                }
                node = item
            case .mapping(let pairs):
                guard let pair = pairs.first(where: { contains($0.key.range) || contains($0.value.range) })
                else { return keys.joined(separator: ".") }
                keys.append(pair.key.value)
                if contains(pair.key.range) { return keys.joined(separator: ".") }
                node = pair.value
            }
        }
    }
}
