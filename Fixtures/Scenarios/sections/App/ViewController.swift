import UIKit

class ViewController: UIViewController {
    enum Section: Int, CaseIterable {
        case section1
        case section2
    }

    private let items: [Section: [String]] = [
        .section1: (1...6).map { "1-\($0)" },
        .section2: (1...6).map { "2-\($0)" },
    ]

    @IBOutlet weak var collectionView: UICollectionView! {
        didSet {
            registerReusableViews(in: collectionView)
            collectionView.dataSource = self
            collectionView.delegate = self
            collectionView.alwaysBounceVertical = true
        }
    }

    @IBOutlet weak var flowLayout: UICollectionViewFlowLayout! {
        didSet {
            configure(flowLayout)
            flowLayout.estimatedItemSize = .zero
            flowLayout.sectionFootersPinToVisibleBounds = false
        }
    }

    private func items(in section: Int) -> [String] {
        Section(rawValue: section).flatMap { items[$0] } ?? []
    }
}

extension ViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        Section.allCases.count
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        items(in: section).count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = dequeueCollectionViewCell(from: collectionView, for: indexPath)
        cell.titleLabel.text = items(in: indexPath.section)[indexPath.item]
        cell.contentView.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemGray4 : .systemGray6
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
    }
}

extension ViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 90, height: 90)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        10
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        10
    }

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
