import UIKit

class MarketViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    enum StallType: String, CaseIterable {
        case plain = "MarketPlainHeaderView"
        case saved = "MarketSavedHeaderView"
        case trending = "MarketTrendingHeaderView"
        case visited = "MarketVisitedHeaderView"
    }

    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var flowLayout: UICollectionViewFlowLayout!

    var stallType: StallType = .plain
    var goods = ["Pears", "Honey", "Bread", "Thyme"]

    override func viewDidLoad() {
        super.viewDidLoad()

        for type in StallType.allCases {
            let nib = UINib(nibName: type.rawValue, bundle: nil)
            collectionView.register(nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: type.rawValue)
        }

        flowLayout.headerReferenceSize = CGSize(width: collectionView.frame.width, height: 88)
    }

    @IBAction func showSaved() {
        stallType = .saved
        collectionView.reloadData()
    }

    @IBAction func showTrending() {
        stallType = .trending
        collectionView.reloadData()
    }

    @IBAction func showVisited() {
        stallType = .visited
        collectionView.reloadData()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return goods.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "MarketGoodsCell", for: indexPath) as! MarketGoodsCell
        cell.nameLabel.text = goods[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        var header: UICollectionReusableView!

        if kind == UICollectionView.elementKindSectionHeader {
            header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: stallType.rawValue, for: indexPath)
        }

        return header
    }
}
