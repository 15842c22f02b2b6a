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
        let bundle = use.entry.bundle?.value ?? scope.manifest.generate.bundle
        guard let homes = NibHomes(documents, program.targets),
            let asked = asked(bundle, scope.home, homes), let home = homes.name
        else { return nil }
        return Fault(
            name: name.value.text, home: home, asked: asked, document: document,
            place: scope.manifest.place(use.entry.bundle?.range ?? name.range),
            subject: ReuseKey(
                view: use.key, family: use.family(in: view.family), identifier: use.identifier.value
            ).subject)
    }

    /// The bundle, as a message calls it, if the nibs are certainly not there.
    private func asked(
        _ bundle: BundleReference, _ owners: Set<BuildTarget>, _ homes: NibHomes
    ) -> String? {
        let owner = owners.count == 1 ? owners.first : nil
        switch bundle {
        case .main: return homes.missingFromApp
        case .module: return owner.flatMap(homes.missing(fromModule:))
        case .class: return owner.flatMap(homes.missing(fromClassIn:))
        case .path: return nil
        }
    }
}
