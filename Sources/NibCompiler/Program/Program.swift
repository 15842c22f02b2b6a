package import InterfaceBuilder

/// Everything that was read, lowered to one vocabulary of facts and indexed. Read-only: rules and the
/// generator see nothing else.
package struct Program: Sendable {
    /// Every view description, in the order of the paths.
    package let documents: [Document]
    /// Every manifest with what lies under its sources.
    package let scopes: [ManifestScope]

    package init(documents: [Document], scopes: [ManifestScope]) {
        self.documents = documents
        self.scopes = scopes
    }
}
