import InterfaceBuilder

/// Whether nibs are in the bundles that manifests name, or leave to be the app's (uikit-rules C2, C6).
struct ManifestBundleCheck {
    struct Fault {
        var name: String
        /// The target that has the nib.
        var home: String
        /// The bundle that the manifest names.
        var asked: String
        var document: Document
        var place: SourceRange
        var subject: ReuseSubject
    }

    let program: Program

    /// The faults of every manifest whose target is known, each nib of an entry once.
    func faults() -> [Fault] {
        program.scopes.flatMap { scope -> [Fault] in
            guard !scope.home.isEmpty else { return [] }
            var seen: Set<UInt32> = []
            var faults: [Fault] = []
            for controller in scope.manifest.controllers {
                for view in controller.views {
                    for use in scope.uses(of: view, in: controller) {
                        guard let fault = fault(of: use, in: view, scope),
                            seen.insert(fault.place.bytes.start).inserted
                        else { continue }
                        faults.append(fault)
                    }
                }
            }
            return faults
        }
    }

    private func fault(of use: ManifestUse, in view: View, _ scope: ManifestScope) -> Fault? {
        guard case .nib(let name, let documents) = use.source, !use.isAmbiguous,
            let document = documents.first
        else { return nil }
        var homes: Set<BuildTarget> = []
        for document in documents {
            let targets = program.targets.bundles(of: document.file.path)
            if targets.isEmpty { return nil }
            homes.formUnion(targets)
        }
        let bundle = use.entry.bundle?.value ?? scope.manifest.generate.bundle
        guard let asked = asked(bundle, scope.home, homes), let home = homes.map(\.name).min() else {
            return nil
        }
        return Fault(
            name: name.value.text, home: home, asked: asked, document: document,
            place: scope.manifest.place(use.entry.bundle?.range ?? name.range),
            subject: ReuseKey(
                view: use.key, family: use.family(in: view.family), identifier: use.identifier.value
            ).subject)
    }

    /// The bundle, as a message calls it, if the nibs of the homes are certainly not there.
    private func asked(
        _ bundle: BundleReference, _ owners: Set<BuildTarget>, _ homes: Set<BuildTarget>
    ) -> String? {
        let isOutsideOfApps = homes.allSatisfy { $0.product == .framework || $0.product == .packageTarget }
        switch bundle {
        case .main: return isOutsideOfApps ? "the app's" : nil
        case .module:
            guard owners.count == 1, let owner = owners.first, owner.product == .packageTarget,
                !homes.contains(owner)
            else { return nil }
            return "\(owner.name)'s"
        case .class:
            guard owners.count == 1, let owner = owners.first else { return nil }
            switch owner.product {
            case .framework:
                return !homes.contains(owner) && homes.allSatisfy { $0.product != .other }
                    ? "\(owner.name)'s" : nil
            case .application: return isOutsideOfApps ? "the app's" : nil
            case .packageTarget:
                return homes.allSatisfy { $0.product == .packageTarget } ? "that of the class" : nil
            case .other: return nil
            }
        case .path: return nil
        }
    }
}
