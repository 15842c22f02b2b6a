import InterfaceBuilder

/// Whether nibs are in the bundles that code names (uikit-rules C2).
struct BundleCheck {
    struct Fault {
        var name: String
        /// The target that has the nib.
        var home: String
        /// The bundle that the code names.
        var asked: String
        var document: Document
        var place: CodePlace
    }

    let program: Program
    let table: SymbolTable
    private let nibs: [NibName: [Document]]

    init(program: Program, table: SymbolTable) {
        self.program = program
        self.table = table
        nibs = Dictionary(grouping: program.documents.filter { $0.kind == .xib }, by: \.nibName)
    }

    func fault(of nib: NibValue) -> Fault? {
        guard let name = nib.name, let documents = nibs[NibName(name)], let document = documents.first else {
            return nil
        }
        let sites = targets(ofFile: nib.place.file)
        guard !sites.isEmpty, let homes = NibHomes(documents, program.targets),
            let asked = bundle(of: nib, sites, homes), let home = homes.name
        else { return nil }
        return Fault(
            name: name, home: home, asked: asked, document: document,
            place: nib.bundlePlace ?? nib.namePlace ?? nib.place)
    }

    /// The bundle that the code names, as a message calls it, if the nib is certainly not there.
    private func bundle(of nib: NibValue, _ sites: Set<BuildTarget>, _ homes: NibHomes) -> String? {
        switch nib.bundle {
        case .main: return homes.missingFromApp
        case .module:
            // A constant elsewhere that is the bundle of its own target says nothing of this one.
            guard sites.count == 1, let site = sites.first,
                ["Bundle.module", ".module"].contains(text(of: nib.bundlePlace))
            else { return nil }
            return homes.missing(fromModule: site)
        case .ofClass(let type):
            guard table[type].declarations.count == 1, let file = table[type].declarations.first?.file,
                text(of: nib.bundlePlace).hasSuffix("\(table[type].simpleName).self)")
                    || text(of: nib.bundlePlace).hasSuffix("\(table[type].simpleName) class]]")
            else { return nil }
            let owners = targets(ofFile: file)
            guard owners.count == 1, let owner = owners.first else { return nil }
            return homes.missing(fromClassIn: owner)
        case .unknown: return nil
        }
    }

    private func targets(ofFile number: Int) -> Set<BuildTarget> {
        table.files[number].map { program.targets.bundles(of: $0.file.path) } ?? []
    }

    private func text(of place: CodePlace?) -> String {
        guard let place, let file = table.files[place.file]?.file else { return "" }
        return file[place.range]
    }
}
