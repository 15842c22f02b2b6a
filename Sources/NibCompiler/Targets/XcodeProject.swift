/// The targets of an Xcode project file and what they have: files listed one by one, groups of language
/// variants, and the synchronised folders of Xcode 16.
package enum XcodeProject {
    /// - Parameters:
    ///   - text: `project.pbxproj`.
    ///   - path: The absolute path of the `.xcodeproj`.
    package static func read(_ text: [UInt8], path: String) -> TargetMembership {
        var membership = TargetMembership(project: path, isPackage: false)
        guard var objects = XcodeObjects(text) else {
            membership.isWhole = false
            return membership
        }
        let folder = objects.string("projectDirPath", of: objects.root) ?? ""
        let paths = XcodePaths(&objects, root: FolderPath.join(membership.folder, folder))
        let ids = objects.ids("targets", of: objects.root)
        if objects.value("targets", of: objects.root) == nil { objects.noteGap() }
        var targets: [String: BuildTarget] = [:]
        for id in ids where objects.isa(id) == "PBXNativeTarget" {
            guard let name = objects.string("name", of: id) else {
                objects.noteGap()
                continue
            }
            let target = BuildTarget(
                project: path, name: name, module: moduleName(of: id, &objects),
                product: product(of: id, &objects))
            targets[id] = target
            membership.targets.append(target)
            addFiles(of: id, target, paths, &objects, to: &membership)
        }
        for id in paths.folders.keys.sorted() {
            addFolder(id, paths.folders[id] ?? "", targets, &objects, to: &membership)
        }
        membership.isWhole = objects.isWhole
        return membership
    }

    /// What the phases of a target list. A xib counts in whatever phase it stands.
    private static func addFiles(
        of id: String, _ target: BuildTarget, _ paths: XcodePaths, _ objects: inout XcodeObjects,
        to membership: inout TargetMembership
    ) {
        for phase in objects.ids("buildPhases", of: id) {
            for file in objects.ids("files", of: phase) {
                // Without one: a product of a package, or a file that was removed while a merge went wrong, which
                // Xcode does not build either.
                guard let reference = objects.string("fileRef", of: file) else { continue }
                guard let found = paths.files[reference] else {
                    objects.noteGap()
                    continue
                }
                for path in found { membership.files[path, default: []].insert(target) }
            }
        }
        for group in objects.ids("fileSystemSynchronizedGroups", of: id) where paths.folders[group] == nil {
            objects.noteGap()
        }
    }

    /// A synchronised folder: its targets have everything but what their exceptions name, other targets only
    /// what theirs name.
    private static func addFolder(
        _ id: String, _ path: String, _ targets: [String: BuildTarget], _ objects: inout XcodeObjects,
        to membership: inout TargetMembership
    ) {
        var exceptions: [String: [String]] = [:]
        for set in objects.ids("exceptions", of: id)
        where objects.isa(set) == "PBXFileSystemSynchronizedBuildFileExceptionSet" {
            guard let target = objects.string("target", of: set) else {
                objects.noteGap()
                continue
            }
            exceptions[target, default: []] += objects.strings("membershipExceptions", of: set)
        }
        for (key, target) in targets.sorted(by: { $0.key < $1.key }) {
            let names = exceptions[key] ?? []
            if objects.strings("fileSystemSynchronizedGroups", of: key).contains(id) {
                membership.folders.append(
                    TargetFolder(path: path, target: target, coverage: .allBut(names)))
            } else if !names.isEmpty {
                membership.folders.append(TargetFolder(path: path, target: target, coverage: .only(names)))
            }
        }
    }

    /// `PRODUCT_MODULE_NAME`, where all configurations of the target give the same, without variables.
    private static func moduleName(of target: String, _ objects: inout XcodeObjects) -> String? {
        guard let list = objects.string("buildConfigurationList", of: target) else { return nil }
        let names = objects.ids("buildConfigurations", of: list).map {
            objects.value("buildSettings", of: $0)?["PRODUCT_MODULE_NAME"]?.string
        }
        guard let name = names.first ?? nil, names.allSatisfy({ $0 == name }), !name.contains("$") else {
            return nil
        }
        return name
    }

    /// A framework that some configuration links statically has no bundle that is loaded.
    private static func product(of target: String, _ objects: inout XcodeObjects) -> BuildTarget.Product {
        switch objects.string("productType", of: target) {
        case "com.apple.product-type.application": return .application
        case "com.apple.product-type.framework":
            guard let list = objects.string("buildConfigurationList", of: target) else { return .framework }
            let isLoaded = objects.ids("buildConfigurations", of: list).allSatisfy {
                let kind = objects.value("buildSettings", of: $0)?["MACH_O_TYPE"]?.string
                return kind == nil || kind == "mh_dylib"
            }
            return isLoaded ? .framework : .other
        default: return .other
        }
    }
}
