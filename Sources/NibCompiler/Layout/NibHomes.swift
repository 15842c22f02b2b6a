import InterfaceBuilder

/// The targets whose bundles have the nibs of a name (uikit-rules C2, C6).
struct NibHomes {
    private let homes: Set<BuildTarget>

    /// Nil where it is not known of one of the view descriptions.
    init?(_ documents: [Document], _ targets: NibTargets) {
        var homes: Set<BuildTarget> = []
        for document in documents {
            let targets = targets.bundles(of: document.file.path)
            if targets.isEmpty { return nil }
            homes.formUnion(targets)
        }
        self.homes = homes
    }

    /// The target that messages name.
    var name: String? { homes.map(\.name).min() }

    /// How messages call the app's bundle, if the nibs are certainly not in it.
    var missingFromApp: String? {
        homes.allSatisfy { $0.product == .framework || $0.product == .packageTarget } ? "the app's" : nil
    }

    /// How messages call a package target's own bundle, if it is one and the nibs are certainly not in it.
    func missing(fromModule target: BuildTarget) -> String? {
        target.product == .packageTarget && !homes.contains(target) ? "\(target.name)'s" : nil
    }

    /// How messages call the bundle that `Bundle(for:)` gives for a class of a target, if the nibs are certainly not in
    /// it.
    func missing(fromClassIn target: BuildTarget) -> String? {
        switch target.product {
        case .framework:
            !homes.contains(target) && homes.allSatisfy { $0.product != .other } ? "\(target.name)'s" : nil
        case .application: missingFromApp
        case .packageTarget:
            // Linked into the app or a framework, whichever that is.
            homes.allSatisfy { $0.product == .packageTarget } ? "that of the class" : nil
        case .other: nil
        }
    }
}
