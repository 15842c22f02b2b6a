import UIKit

/// The trees of three meadows. The last one goes on below the second, so its header has no height.
class OrchardController: UIViewController {
    enum Meadow: Int, CaseIterable {
        case apples
        case pears
        case plums
    }

    private let trees: [Meadow: [String]] = [
        .apples: ["Boskoop", "Topaz", "Elstar"],
        .pears: ["Conference"],
        .plums: ["Mirabelle", "Damson"],
    ]

    @IBOutlet weak var collectionView: UICollectionView! {
        didSet {
            registerReusableViews(in: collectionView)
            collectionView.dataSource = self
            collectionView.delegate = self
        }
    }

    @IBOutlet weak var flowLayout: UICollectionViewFlowLayout! {
        didSet { configure(flowLayout) }
    }

    private func trees(in section: Int) -> [String] {
        Meadow(rawValue: section).flatMap { trees[$0] } ?? []
    }
}

extension OrchardController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        Meadow.allCases.count
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        trees(in: section).count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = dequeueTreeCell(from: collectionView, for: indexPath)
        cell.titleLabel.text = trees(in: indexPath.section)[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
    }
}

extension OrchardController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        headerSize(inSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        footerSize(inSection: section)
    }
}
