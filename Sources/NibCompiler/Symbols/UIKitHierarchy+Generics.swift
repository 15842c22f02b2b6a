extension UIKitHierarchy {
    /// The generic parameters of a type of UIKit's or the standard library's, whose names are visible in extensions of
    /// it.
    static func generics(of name: String) -> [GenericParameter] {
        (parameters[name] ?? []).map { GenericParameter(name: $0, constraint: nil) }
    }

    private static let parameters: [String: [String]] = {
        let items = ["SectionIdentifierType", "ItemIdentifierType"]
        return [
            "UICollectionView.CellRegistration": ["Cell", "Item"],
            "UICollectionView.SupplementaryRegistration": ["Supplementary"],
            "UICollectionViewDiffableDataSource": items,
            "UITableViewDiffableDataSource": items,
            "NSDiffableDataSourceSnapshot": items,
            "NSDiffableDataSourceSectionSnapshot": ["ItemIdentifierType"],
            "NSFetchedResultsController": ["ResultType"],
        ]
    }()
}
