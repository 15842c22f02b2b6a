package import InterfaceBuilder

/// A manifest with the view descriptions under its `sources`, indexed.
package struct ManifestScope: Sendable {
    package let manifest: Manifest
    /// In the order of their paths.
    package let documents: [Document]
    /// Xibs by nib name, device suffixes (`~ipad`) removed; each list in the order of the paths.
    package let nibs: [NibName: [Document]]
    /// The names among the nibs that occur in no Swift or Objective-C file under `sources`; nil where the
    /// sources were not read.
    package var unmentionedNibs: Set<NibName>?

    /// The targets that the manifest is about; empty where they are not known.
    package let home: Set<BuildTarget>
    package let targets: NibTargets

    let scenes: SceneIndex

    package init(
        manifest: Manifest, documents: [Document], home: Set<BuildTarget> = [], targets: NibTargets = .unknown
    ) {
        self.manifest = manifest
        self.documents = documents
        self.home = home
        self.targets = targets
        var nibs: [NibName: [Document]] = [:]
        for document in documents where document.kind == .xib {
            nibs[document.nibName, default: []].append(document)
        }
        self.nibs = nibs
        scenes = SceneIndex(documents, module: manifest.module?.value)
    }

    /// The xibs that a nib of an entry may be. A bundle that only code knows may be any target's.
    package func candidates(for name: NibName, in bundle: BundleReference) -> NibCandidates {
        var home = home
        if case .path = bundle { home = [] }
        return NibCandidates(nibs[name] ?? [], in: home, targets: targets)
    }

    /// The view descriptions' views that outlet `view` of a controller of this class is connected to: in each
    /// scene of the class, and in each xib that it owns. For a collection or table view controller the root
    /// view of the scene counts under any name.
    package func sceneViews(of view: View, in controller: Controller) -> [SceneView] {
        scenes.views(of: controller.className, outlet: view.name.value, family: view.family)
    }
}

extension Document {
    /// The name under which the app finds the nib: without extension and device suffix
    /// in any letter case (uikit-rules C5).
    package var nibName: NibName {
        let name = file.baseName
        guard let tilde = name.utf8.lastIndex(of: UInt8(ascii: "~")),
            ["~ipad", "~iphone"].contains(name[tilde...].lowercased())
        else { return NibName(name) }
        return NibName(String(name[..<tilde]))
    }
}
