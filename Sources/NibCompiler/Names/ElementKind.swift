/// The kind of a supplementary or decoration view.
package struct ElementKind: ByteString {
    package let text: String
    package init(_ text: String) { self.text = text }

    /// `UICollectionView.elementKindSectionHeader` (uikit-rules section Q).
    package static let sectionHeader: ElementKind = "UICollectionElementKindSectionHeader"
    /// `UICollectionView.elementKindSectionFooter`.
    package static let sectionFooter: ElementKind = "UICollectionElementKindSectionFooter"
}
