import UIKitModel

@MainActor open class NSCollectionLayoutSection: NSObject {
    private let group: NSCollectionLayoutGroup
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public var interGroupSpacing: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets.zero

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// A section of a list, whose headers and footers have the standard kinds (I3).
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                .init(layoutSize: size, elementKind: ElementKind.sectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                .init(layoutSize: size, elementKind: ElementKind.sectionFooter, alignment: .bottom))
        }
        return section
    }

    var facts: CompositionalFacts.Section {
        CompositionalFacts.Section(
            boundary: boundarySupplementaryItems.map(\.facts),
            onItems: supplementaryItems(below: group).map(\.facts),
            decorations: decorationItems.map(\.elementKind))
    }

    private func supplementaryItems(
        below item: NSCollectionLayoutItem
    ) -> [NSCollectionLayoutSupplementaryItem] {
        let subitems = (item as? NSCollectionLayoutGroup)?.subitems ?? []
        return item.supplementaryItems + subitems.flatMap { supplementaryItems(below: $0) }
    }
}
