package import InterfaceBuilder

/// A registered nib of whose name there is no xib under the manifest's sources.
package struct MissingNib: Sendable {
    package var name: NibName
    /// A nib whose name differs in letter case only.
    package var sameButForCase: Document?
    /// A nib of that name outside the manifest's sources: whether it is in the app is not known.
    package var elsewhere: Document?
    package var suggestion: String?

    package var notes: [Note] {
        if let elsewhere {
            return [
                Note(
                    "a nib of that name lies outside the manifest's sources",
                    at: SourceRange(wholeOf: elsewhere.file))
            ]
        }
        if name.text.hasSuffix(".xib") || name.text.hasSuffix(".nib") {
            return [Note("a nib is named without its extension")]
        }
        if name.text.contains("/") { return [Note("a nib is named without its folder")] }
        return suggestion.map { [Note("did you mean '\($0)'?")] } ?? []
    }
}

extension Program {
    /// What is missing of the registration's nib; nil where nothing is, or where only code knows the bundle.
    package func missingNib(of registration: Registration) -> MissingNib? {
        guard let nib = registration.nib, nib.documents.isEmpty, nib.isBundleKnown else { return nil }
        let scope = scopes.first { $0.manifest.file === registration.origin.file }
        let known = scope?.nibs ?? nibs
        let folded = nib.name.text.lowercased()
        let elsewhere = documents.filter { $0.kind == .xib && $0.nibName == nib.name }
        let names = known.keys.sorted()
        let sameButForCase = names.first { $0.text.lowercased() == folded }
        return MissingNib(
            name: nib.name, sameButForCase: sameButForCase.flatMap { known[$0]?.first },
            elsewhere: elsewhere.first,
            suggestion: NearName.suggestion(for: nib.name.text, among: names.map(\.text)))
    }
}
