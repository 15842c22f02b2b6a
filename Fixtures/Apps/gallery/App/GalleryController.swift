import UIKit

/// The pictures of each wall. Prints are not for sale, and sketches hang below no heading.
class GalleryController: UIViewController {
    private let pictures: [Wall: [Picture]] = [
        .oils: [Picture(title: "Harbour, dusk", price: 900), Picture(title: "Two pears", price: 450)],
        .prints: [Picture(title: "Heron", price: 0)],
        .sketches: [Picture(title: "A hand", price: 40)],
    ]

    @IBOutlet weak var walls: UICollectionView!

    private lazy var dataSource = makeDataSource(
        for: walls,
        makeCell: { collectionView, indexPath, picture in
            Self.makeCell(for: picture, from: collectionView, at: indexPath)
        },
        configureSupplementaryView: { view, _, _, wall in
            (view as? PriceTag)?.label.text = "from \(wall == .oils ? 450 : 40)"
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: walls)
        walls.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
            Wall(rawValue: index).map { Self.makeSection(for: $0) }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Wall, Picture>()
        snapshot.appendSections(Wall.allCases)
        for wall in Wall.allCases {
            snapshot.appendItems(pictures[wall] ?? [], toSection: wall)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func makeCell(
        for picture: Picture, from collectionView: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.section == Wall.sketches.rawValue {
            let cell = dequeueSketch(from: collectionView, for: indexPath)
            cell.titleLabel.text = picture.title
            return cell
        }
        let cell = dequeuePicture(from: collectionView, for: indexPath)
        cell.titleLabel.text = picture.title
        return cell
    }

    private static func makeSection(for wall: Wall) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [makeHeaderItem(for: wall), makePriceTagItem(for: wall)]
            .compactMap { $0 }
        return section
    }
}
