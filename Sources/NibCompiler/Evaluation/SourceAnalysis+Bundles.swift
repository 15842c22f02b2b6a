import InterfaceBuilder

extension SourceAnalysis {
    /// Nibs that code registers and whose bundle it names, or leaves to be the app's; each place once.
    package var bundledNibs: [NibValue] {
        var result: [NibValue] = []
        var seen: [CodePlace: Set<String>] = [:]
        for registration in effects.registrations where !registration.isAppKit {
            for case .nib(let nib) in registration.source.atoms
            where nib.bundle != .unknown && !nib.isResource {
                guard let name = nib.name, seen[nib.place, default: []].insert(name).inserted else { continue }
                result.append(nib)
            }
        }
        return result
    }

    /// Whether code names a nib's bundle.
    package var namesBundles: Bool { !bundledNibs.isEmpty }

    /// The paths of files whose targets decide which bundle is meant.
    package var filesWithBundles: Set<String> {
        var numbers: Set<Int> = []
        for nib in bundledNibs {
            numbers.insert(nib.place.file)
            if case .ofClass(let type) = nib.bundle { numbers.formUnion(table[type].declarations.map(\.file)) }
        }
        return Set(numbers.compactMap { table.files[$0]?.file.path })
    }
}
