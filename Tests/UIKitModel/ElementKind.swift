/// The element kinds that UIKit itself names.
public enum ElementKind {
    /// The value of `UICollectionView.elementKindSectionHeader`.
    public static let sectionHeader = "UICollectionElementKindSectionHeader"
    /// The value of `UICollectionView.elementKindSectionFooter`.
    public static let sectionFooter = "UICollectionElementKindSectionFooter"
    /// What UIKit's messages call a cell; not usable as a kind.
    public static let cell = "UICollectionElementKindCell"
}
