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

    private let scenesByClass: [String: [(document: Int, scene: Int?)]]

    package init(
        manifest: Manifest, documents: [Document], home: Set<BuildTarget> = [], targets: NibTargets = .unknown
    ) {
        self.manifest = manifest
        self.documents = documents
        self.home = home
        self.targets = targets
        var nibs: [NibName: [Document]] = [:]
        var scenes: [String: [(document: Int, scene: Int?)]] = [:]
        for (index, document) in documents.enumerated() {
            switch document.kind {
            case .xib:
                nibs[document.nibName, default: []].append(document)
                if let name = document.fileOwner?.customClass?.value {
                    scenes[name, default: []].append((index, nil))
                }
            case .storyboard:
                for (position, scene) in document.scenes.enumerated() {
                    guard let name = scene.controller?.customClass?.value else { continue }
                    scenes[name, default: []].append((index, position))
                }
            }
        }
        self.nibs = nibs
        scenesByClass = scenes
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
        let name = controller.name.value
        let className = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
        return (scenesByClass[className] ?? []).flatMap { place -> [SceneView] in
            let document = documents[place.document]
            let owner = place.scene.map { document.scenes[$0].controller } ?? document.fileOwner
            guard let owner else { return [] }
            let destinations = Set(
                document.connections.lazy
                    .filter {
                        $0.source == owner.id && $0.kind == .outlet && $0.name.value == view.name.value
                    }
                    .map(\.destination.value))
            return document.reusingViews.filter { candidate in
                candidate.scene == place.scene && candidate.family == view.family
                    && (destinations.contains(candidate.object.id)
                        || Self.isOwnView(candidate, of: owner))
            }
            .map { SceneView(document: document, view: $0) }
        }
    }

    /// A collection or table view controller's own view.
    private static func isOwnView(_ view: ReusingView, of owner: InterfaceObject) -> Bool {
        view.object.key == "view"
            && (owner.element == "collectionViewController" || owner.element == "tableViewController")
    }

    /// Whether any view description shows a controller of this class. Without one, its views are made in
    /// code, or in files that were not read.
    package func hasScene(of controller: Controller) -> Bool {
        let name = controller.name.value
        return scenesByClass[String(name.split(separator: ".").last ?? "")] != nil
    }
}

extension Document {
    /// The name under which the app finds the nib: without extension and device suffix
    /// in any letter case (uikit-rules C5).
    package var nibName: NibName {
        let name = file.baseName
        guard let tilde = name.lastIndex(of: "~"),
            ["~ipad", "~iphone"].contains(name[tilde...].lowercased())
        else { return NibName(name) }
        return NibName(String(name[..<tilde]))
    }
}
