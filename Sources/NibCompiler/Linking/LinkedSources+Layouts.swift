import InterfaceBuilder

extension LinkedSources {
    /// Whether a compositional layout comes of `UICollectionViewCompositionalLayout.list(using:)`: what a manifest calls
    /// a list layout.
    func isListLayout(madeAt site: CodePlace) -> Bool {
        guard let file = table.files[site.file]?.file else { return false }
        let callee = file[site.range].prefix { $0 != "(" && $0 != "{" }
        return callee.split(whereSeparator: \.isWhitespace).joined().hasSuffix(".list")
    }
}
