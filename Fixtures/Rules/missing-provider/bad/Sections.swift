import UIKit

@MainActor
enum Parts {
    static let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

    static func plain() -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    static func titled() -> NSCollectionLayoutSection {
        let section = plain()
        section.boundarySupplementaryItems = [header()]
        return section
    }

    static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    static func badge() -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    }
}

/// A method makes the section.
final class MethodController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            self.makeSection()
        }
    }

    private func makeSection() -> NSCollectionLayoutSection {
        let section = Parts.plain()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Parts.size, elementKind: "title", alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
    }
}

/// Every branch has a header.
final class EverySectionController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    private enum Section: Int { case fresh, frozen }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self, let section = Section(rawValue: index) else { return nil }
            switch section {
            case .fresh: return self.makeSection(isWide: true)
            case .frozen: return Parts.titled()
            }
        }
    }

    private func makeSection(isWide: Bool) -> NSCollectionLayoutSection {
        let section = Parts.plain()
        if isWide { section.interGroupSpacing = 8 }
        section.boundarySupplementaryItems.append(Parts.header())
        return section
    }
}

/// The first section has a header, by number or as the first case of an enum.
final class FirstSectionController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    private enum Section: Int { case fresh, frozen }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self else { return nil }
            return self.section(at: index, in: environment)
        }
    }

    private func section(
        at index: Int, in environment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        let section = Section(rawValue: index)!
        switch section {
        case .fresh:
            let result = Parts.plain()
            result.boundarySupplementaryItems = [Parts.header()]
            return result
        case .frozen: return Parts.plain()
        }
    }
}

/// The method is the provider.
final class NamedProviderController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: section))
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    private func section(
        at index: Int, in environment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        index == 0 ? Parts.titled() : Parts.plain()
    }
}

/// A type's function makes the layout.
final class StaticController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout())
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    static func makeLayout() -> UICollectionViewLayout {
        let section = Parts.titled()
        section.interGroupSpacing = 8
        return UICollectionViewCompositionalLayout(section: section)
    }
}

/// The whole layout has a header.
final class ConfigurationController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [Parts.header()]
        return UICollectionViewCompositionalLayout(
            sectionProvider: { _, _ in Parts.plain() }, configuration: configuration)
    }
}

/// The items have badges.
final class BadgeController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: Parts.size, supplementaryItems: [Parts.badge()])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: Parts.size, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
