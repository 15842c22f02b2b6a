import UIKit

class HarvestViewController: UIViewController {

    enum Shelf: Int, CaseIterable {
        case fruit = 0
        case greens
    }

    var fruit: [String] = ["Apples", "Quinces", "Plums", "Figs"]
    var greens: [String] = ["Kale", "Chard", "Leeks"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Harvest"
    }

    @IBOutlet weak var produceView: UICollectionView! {
        didSet {
            produceView.register(
                UINib(nibName: "FruitHeaderView", bundle: nil),
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "FruitHeaderView")
            produceView.register(
                UINib(nibName: "FruitFooterView", bundle: nil),
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                withReuseIdentifier: "FruitFooterView")
            produceView.register(
                UINib(nibName: "GreensHeaderView", bundle: nil),
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "GreensHeaderView")

            produceView.delegate = self
            produceView.dataSource = self
            produceView.alwaysBounceVertical = true
        }
    }

    @IBOutlet weak var shelfLayout: UICollectionViewFlowLayout! {
        didSet {
            shelfLayout.scrollDirection = .vertical
            shelfLayout.estimatedItemSize = .zero
            shelfLayout.sectionHeadersPinToVisibleBounds = true
            shelfLayout.sectionFootersPinToVisibleBounds = false
        }
    }
}

extension HarvestViewController: UICollectionViewDataSource {

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return Shelf.allCases.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        switch Shelf(rawValue: section)! {
        case .fruit:
            return fruit.count
        case .greens:
            return greens.count
        }
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ProduceCell", for: indexPath) as! ProduceCell
        switch Shelf(rawValue: indexPath.section)! {
        case .fruit:
            cell.nameLabel.text = fruit[indexPath.item]
        case .greens:
            cell.nameLabel.text = greens[indexPath.item]
        }
        cell.contentView.backgroundColor = indexPath.item < 2 ? .systemYellow : .systemGreen
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            switch Shelf(rawValue: indexPath.section)! {
            case .fruit:
                return collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "FruitHeaderView", for: indexPath)
            case .greens:
                return collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "GreensHeaderView", for: indexPath)
            }
        case UICollectionView.elementKindSectionFooter:
            switch Shelf(rawValue: indexPath.section)! {
            case .fruit:
                return collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "FruitFooterView", for: indexPath)
            case .greens:
                return collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "GreensFooterView", for: indexPath)
            }
        default:
            fatalError("no shelf shows a \(kind)")
        }
    }
}

extension HarvestViewController: UICollectionViewDelegate {

}

extension HarvestViewController: UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return CGSize(width: 112, height: 76)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        return UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        return 6
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        return 4
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        switch Shelf(rawValue: section)! {
        case .fruit:
            return CGSize(width: collectionView.frame.width, height: 52)
        case .greens:
            return CGSize(width: collectionView.frame.width, height: 44)
        }
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
        switch Shelf(rawValue: section)! {
        case .fruit:
            return CGSize(width: collectionView.frame.width, height: 28)
        case .greens:
            return CGSize(width: collectionView.frame.width, height: 24)
        }
    }
}

class ProduceCell: UICollectionViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}

class FruitHeaderView: UICollectionReusableView {
    @IBOutlet weak var seasonLabel: UILabel!
}

class FruitFooterView: UICollectionReusableView {

}

class GreensHeaderView: UICollectionReusableView {

}

class GreensFooterView: UICollectionReusableView {

}
