/// Where the files and folders of an Xcode project lie.
struct XcodePaths {
    /// The files that a reference stands for, by the reference's id: several for a variant group, none for
    /// products and what the SDK has.
    private(set) var files: [String: [String]] = [:]
    /// Synchronised folders by their ids.
    private(set) var folders: [String: String] = [:]

    private let root: String

    /// - Parameter root: The absolute folder that `SOURCE_ROOT` stands for.
    init(_ objects: inout XcodeObjects, root: String) {
        self.root = root
        guard let main = objects.string("mainGroup", of: objects.root), objects.isa(main) != nil else {
            objects.noteGap()
            return
        }
        /// Groups to visit, each with the absolute folder that its path starts from.
        var open: [(id: String, base: String?, variant: String?)] = [(main, root, nil)]
        var visited: Set<String> = []
        while let (id, base, variant) = open.popLast() {
            guard visited.insert(id).inserted else { continue }
            let path = resolve(id, base, objects)
            switch objects.isa(id) {
            case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
                let isVariant = objects.isa(id) == "PBXVariantGroup"
                if isVariant { files[id] = [] }
                // A data model is built as a whole.
                if objects.isa(id) == "XCVersionGroup" { files[id] = path.map { [$0] } ?? [] }
                for child in objects.ids("children", of: id) {
                    open.append((child, path, isVariant ? id : nil))
                }
            case "PBXFileSystemSynchronizedRootGroup":
                if let path { folders[id] = path }
            case "PBXFileReference":
                files[id] = path.map { [$0] } ?? []
                if let variant, let path { files[variant, default: []].append(path) }
            default:
                // A reference to a product of another project.
                files[id] = []
            }
        }
    }

    /// The absolute path of a group or file; nil where it lies in the products or in the SDK.
    private func resolve(_ id: String, _ base: String?, _ objects: XcodeObjects) -> String? {
        let path = objects.string("path", of: id) ?? ""
        switch objects.string("sourceTree", of: id) {
        case "<group>", nil: return base.map { FolderPath.join($0, path) }
        case "SOURCE_ROOT": return FolderPath.join(root, path)
        case "<absolute>": return FolderPath.join("/", path)
        default: return nil
        }
    }
}
