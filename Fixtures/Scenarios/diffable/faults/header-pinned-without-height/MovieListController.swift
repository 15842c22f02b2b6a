import UIKit

class MovieListController: UIViewController {
    enum Section: String, CaseIterable, Sendable {
        case popular
        case upcoming

        var title: String {
            switch self {
            case .popular: "Popular now"
            case .upcoming: "In cinemas soon"
            }
        }
    }

    @IBOutlet weak var collectionView: UICollectionView!

    private let movies: [Section: [Movie]] = [
        .popular: [Movie(id: 1, title: "The Long Harbour"), Movie(id: 2, title: "Paper Comet")],
        .upcoming: [Movie(id: 3, title: "Northbound"), Movie(id: 4, title: "A Door in June")],
    ]

    private lazy var dataSource = makeDataSource(
        for: collectionView,
        configureCell: { cell, _, movie in cell.label.text = movie.title },
        configureHeader: { header, _, section in header.label.text = section.title })

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: collectionView)
        collectionView.collectionViewLayout = makeLayout()
        showMovies()
    }

    private func showMovies() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Movie>()
        snapshot.appendSections(Section.allCases)
        for section in Section.allCases {
            snapshot.appendItems(movies[section] ?? [], toSection: section)
        }
        dataSource.apply(snapshot)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(0)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
