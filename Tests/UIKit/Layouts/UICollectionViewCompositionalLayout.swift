import UIKitModel

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    public var configuration: UICollectionViewCompositionalLayoutConfiguration

    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = .init()
        super.init(coder: coder)
    }

    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        })
    }

    override func requests(items: [Int], in view: UICollectionView) throws(Raise) -> [Request] {
        let environment = ScreenEnvironment()
        let sections = items.indices.map { provider($0, environment)?.facts ?? .init() }
        let facts = CompositionalFacts(
            sections: sections, boundary: configuration.boundarySupplementaryItems.map(\.facts))
        return try facts.requests(items: items, view: "view")
    }
}
