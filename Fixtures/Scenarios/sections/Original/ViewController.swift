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
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                for section in Section.allCases {
                    let name = name(ofKind: kind, in: section)
                    collectionView.register(
                        UINib(nibName: name, bundle: nil), forSupplementaryViewOfKind: kind,
                        withReuseIdentifier: name)
                }
            }
            collectionView.dataSource = self
            collectionView.delegate = self
            collectionView.alwaysBounceVertical = true
        }
    }

    @IBOutlet weak var flowLayout: UICollectionViewFlowLayout! {
        didSet {
            flowLayout.sectionHeadersPinToVisibleBounds = true
            flowLayout.estimatedItemSize = .zero
            flowLayout.sectionFootersPinToVisibleBounds = false
        }
    }

    private func name(ofKind kind: String, in section: Section) -> String {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        switch section {
        case .section1: return isHeader ? "Section1HeaderView" : "Section1FooterView"
        case .section2: return isHeader ? "Section2HeaderView" : "Section2FooterView"
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
        guard
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "CollectionViewCell", for: indexPath) as? CollectionViewCell
        else {
            fatalError("the prototype in the storyboard has another class")
        }
        cell.titleLabel.text = items(in: indexPath.section)[indexPath.item]
        cell.contentView.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemGray4 : .systemGray6
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let section = Section(rawValue: indexPath.section) else {
            fatalError("there is no section \(indexPath.section)")
        }
        switch kind {
        case UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter:
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: name(ofKind: kind, in: section), for: indexPath)
        default:
            fatalError("there is no view of kind \(kind)")
        }
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
        CGSize(width: 0, height: 60)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: 30)
    }
}
