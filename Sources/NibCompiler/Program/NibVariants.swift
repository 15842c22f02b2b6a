package import InterfaceBuilder

/// Xibs that are one nib in different languages or for different devices.
package struct NibVariants: Sendable {
    package var name: NibName
    /// At least two; the one in `Base.lproj` first, then in the order of the paths.
    package var documents: [Document]

    /// Groups xibs that lie in one folder, or in `.lproj` folders of one folder, under one nib name
    /// (uikit-rules C5). Files that are known to have no target in common are different nibs.
    package static func groups(of documents: [Document], targets: NibTargets) -> [NibVariants] {
        nibs(of: documents).filter { $0.count > 1 }.flatMap { documents -> [NibVariants] in
            var rest = documents.filter { $0.language == "Base" } + documents.filter { $0.language != "Base" }
            var groups: [NibVariants] = []
            while let first = rest.first {
                let group = rest.filter { targets[$0].mayShareTarget(with: targets[first]) }
                rest.removeAll { targets[$0].mayShareTarget(with: targets[first]) }
                if group.count > 1 { groups.append(NibVariants(name: first.nibName, documents: group)) }
            }
            return groups
        }
    }

    /// The xibs by folder, without `.lproj`, and nib name, whatever their targets.
    package static func nibs(of documents: [Document]) -> [[Document]] {
        var byName: [NibName: [Document]] = [:]
        for document in documents where document.kind == .xib {
            byName[document.nibName, default: []].append(document)
        }
        // Most nibs have a name of their own: only the others' folders are looked at.
        return byName.sorted { $0.key < $1.key }.flatMap { _, documents -> [[Document]] in
            guard documents.count > 1 else { return [documents] }
            return Dictionary(grouping: documents, by: \.folder).sorted { $0.key < $1.key }.map(\.value)
        }
    }
}

extension Document {
    /// The language of the `.lproj` folder that the file lies in, if it lies in one.
    package var language: String? {
        let folders = file.nibPath.split(separator: "/").dropLast()
        guard let last = folders.last, last.hasSuffix(".lproj") else { return nil }
        return String(last.dropLast(6))
    }

    /// The file's folder, without an `.lproj` at its end.
    fileprivate var folder: String {
        let folders = file.nibPath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return (language == nil ? folders : folders.dropLast()).joined(separator: "/")
    }
}
