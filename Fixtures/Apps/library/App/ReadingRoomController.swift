import UIKit

/// The books that lie about: what a shelf's heading looks like is known when it is shown.
class ReadingRoomController: UIViewController {
    enum Shelf: String, Sendable {
        case window
        case stairs
    }

    private(set) lazy var books = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

    private lazy var thick = Self.makeThickSpineCellRegistration { (cell: ThickSpineCell, _, pages: Int) in
        cell.pages = pages
    }

    private lazy var dataSource: UICollectionViewDiffableDataSource<Shelf, Int> = {
        let thick = thick
        return makeDataSource(
            for: books,
            makeCell: { collectionView, indexPath, pages in
                Self.dequeueCell(
                    pages > 300 ? .thick : .thin, from: collectionView, for: indexPath,
                    thickSpineCellRegistration: thick, item: pages)
            },
            chooseMood: { _, shelf in shelf == .window ? .quiet : .loud },
            configureSupplementaryView: { view, _, _, shelf in
                (view as? LoudHeading)?.label.text = shelf.rawValue
            })
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(books)
        registerReusableViews(in: books)
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Int>()
        snapshot.appendSections([.stairs, .window])
        snapshot.appendItems([90, 800], toSection: .stairs)
        snapshot.appendItems([120], toSection: .window)
        dataSource.apply(snapshot)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.boundarySupplementaryItems = [Self.makeHeaderItem()]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
