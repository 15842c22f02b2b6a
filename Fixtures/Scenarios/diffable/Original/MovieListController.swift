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

    private var dataSource: UICollectionViewDiffableDataSource<Section, Movie>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(MovieCell.self, forCellWithReuseIdentifier: "MovieCell")
        collectionView.register(
            MovieListHeaderView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "MovieListHeaderView")
        collectionView.collectionViewLayout = makeLayout()
        makeDataSource()
        showMovies()
    }

    private func makeDataSource() {
        dataSource = UICollectionViewDiffableDataSource<Section, Movie>(collectionView: collectionView) {
            collectionView, indexPath, movie in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "MovieCell", for: indexPath)
            (cell as? MovieCell)?.label.text = movie.title
            return cell
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "MovieListHeaderView", for: indexPath)
            let sections = self?.dataSource.snapshot().sectionIdentifiers
            (header as? MovieListHeaderView)?.label.text = sections?[indexPath.section].title
            return header
        }
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
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
