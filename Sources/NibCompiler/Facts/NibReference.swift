package import InterfaceBuilder

/// A nib as code names it, with the view descriptions that it may come from.
package struct NibReference: Sendable {
    package var name: NibName
    /// Every xib of exactly that name: several where it is localised or given for devices, none where there
    /// is none.
    package var documents: [Document]
    /// Whether the nib must be among those that were read. Not for a bundle that only code knows.
    package var isBundleKnown: Bool
    /// Whether the documents are several nibs, and which of them is meant is not known.
    package var isAmbiguous: Bool
}
