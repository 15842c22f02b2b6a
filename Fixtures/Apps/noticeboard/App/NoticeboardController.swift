import UIKit

/// Notices on cork, with a bar above, a pin in the corner and a legend below.
class NoticeboardController: UIViewController {
    private let notices = [["Lost: a blue umbrella", "Choir on Thursday"], ["Free jam jars"]]

    @IBOutlet weak var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: collectionView)
        let layout = makeLayout()
        registerDecorationViews(in: layout)
        collectionView.collectionViewLayout = layout
        collectionView.dataSource = self
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [makeBoardBarItem(), makePinHeadItem(), makeFooterItem()]
        section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "cork")]
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension NoticeboardController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        notices.count
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        notices[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = dequeueNoticeCell(from: collectionView, for: indexPath)
        cell.titleLabel.text = notices[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
        (view as? BoardLegend)?.label.text = "\(notices[indexPath.section].count) notices"
        return view
    }
}
