import UIKit

@MainActor
enum Pieces {
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

/// Only the second section has a header, which may never be.
final class SecondSectionController: UIViewController {
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
        UICollectionViewCompositionalLayout { index, _ in
            switch index {
            case 1: return Pieces.titled()
            default: return Pieces.plain()
            }
        }
    }
}

/// A header that is there only sometimes, and one that is taken away again.
final class SometimesController: UIViewController {
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

    private var hasHeader = false

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let self else { return nil }
            return index == 0 ? self.first() : self.other()
        }
    }

    private func first() -> NSCollectionLayoutSection {
        let section = Pieces.plain()
        if hasHeader { section.boundarySupplementaryItems = [Pieces.header()] }
        return section
    }

    private func other() -> NSCollectionLayoutSection {
        let section = Pieces.titled()
        section.boundarySupplementaryItems = []
        return section
    }
}

/// What a function of the app's does to the section is not known.
final class StrippingController: UIViewController {
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
            let section = Pieces.titled()
            self.strip(section)
            return section
        }
    }

    private func strip(_ section: NSCollectionLayoutSection) { section.boundarySupplementaryItems = [] }
}

/// A subclass makes another section.
class ReplacedController: UIViewController {
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
        UICollectionViewCompositionalLayout { _, _ in self.makeSection() }
    }

    func makeSection() -> NSCollectionLayoutSection { Pieces.titled() }
}

final class PlainReplacedController: ReplacedController {
    override func makeSection() -> NSCollectionLayoutSection { Pieces.plain() }
}

/// A parameter has the name of a property that makes a header.
final class ShadowController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout(Pieces.plain))
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    private var section: NSCollectionLayoutSection { Pieces.titled() }

    private func makeLayout(_ section: @escaping () -> NSCollectionLayoutSection) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in section() }
    }
}

/// The second item of a group may never be.
final class LastBadgeController: UIViewController {
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
        let plain = NSCollectionLayoutItem(layoutSize: Pieces.size)
        let badged = NSCollectionLayoutItem(layoutSize: Pieces.size, supplementaryItems: [Pieces.badge()])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: Pieces.size, subitems: [plain, badged])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

/// The section with a header is given up for another.
final class ReassignedController: UIViewController {
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

    private var isPlain = false

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            var section = Pieces.titled()
            if self.isPlain { section = Pieces.plain() }
            return section
        }
    }
}

extension NSCollectionLayoutSection {
    func strip() { boundarySupplementaryItems = [] }
}

/// A list of headers that has none in the end, and a method of the section's own.
final class EmptiedController: UIViewController {
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
        UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? self.emptied() : self.stripped()
        }
    }

    private func emptied() -> NSCollectionLayoutSection {
        var headers = [Pieces.header()]
        headers.removeAll()
        let section = Pieces.plain()
        section.boundarySupplementaryItems = headers
        return section
    }

    private func stripped() -> NSCollectionLayoutSection {
        let section = Pieces.titled()
        section.strip()
        return section
    }
}
