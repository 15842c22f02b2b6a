import UIKit

class TrailListController: UIViewController {
    var trailView: UICollectionView!
    var trailDataSource: UICollectionViewDiffableDataSource<Region, Trail>!

    override func viewDidLoad() {
        super.viewDidLoad()
        makeView()
        makeDataSource()
        showTrails()
    }

    private func makeView() {
        self.trailView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        self.trailView.register(TrailCell.self, forCellWithReuseIdentifier: "TrailCell")
        self.trailView.register(
            RegionHeaderView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "RegionHeaderView")
        view.addSubview(self.trailView)
    }

    private func makeDataSource() {
        self.trailDataSource = UICollectionViewDiffableDataSource<Region, Trail>(
            collectionView: self.trailView
        ) { (collectionView, indexPath, trail) -> UICollectionViewCell? in
            guard let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "TrailCell",
                for: indexPath) as? TrailCell else {
                return UICollectionViewCell()
            }
            cell.nameLabel.text = "\(trail.name), \(trail.length) km"
            return cell
        }

        self.trailDataSource.supplementaryViewProvider = { (collectionView, kind, indexPath) in
            guard let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "RegionHeaderView",
                for: indexPath) as? RegionHeaderView else {
                return RegionHeaderView()
            }

            if indexPath.section > 0 {
                return collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "RegionHeaderView", for: indexPath)
            }
            let regions = self.trailDataSource.snapshot().sectionIdentifiers
            header.titleLabel.text = regions[indexPath.section].description
            return header
        }
    }

    private func showTrails() {
        var snapshot = NSDiffableDataSourceSnapshot<Region, Trail>()
        snapshot.appendSections(Region.allCases)
        snapshot.appendItems([Trail(name: "Lighthouse", length: 9)], toSection: .coast)
        snapshot.appendItems([Trail(name: "Peat road", length: 14)], toSection: .moor)
        snapshot.appendItems([Trail(name: "North ridge", length: 11)], toSection: .summit)
        self.trailDataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let card = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        card.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)),
            subitems: [card])

        let headingSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(52))
        let heading = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: headingSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)

        let trails = NSCollectionLayoutSection(group: row)
        trails.boundarySupplementaryItems = [heading]
        trails.orthogonalScrollingBehavior = .groupPaging
        return UICollectionViewCompositionalLayout(section: trails)
    }
}
