import UIKit

let AllStallTypes : [MarketViewController.StallType] = [.Plain, .Saved, .Trending, .Visited]

class MarketViewController : UIViewController, UICollectionViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    enum StallType : String {
        case Plain = "MarketPlainHeaderView"
        case Saved = "MarketSavedHeaderView"
        case Trending = "MarketTrendingHeaderView"
        case Visited = "MarketVisitedHeaderView"
    }

    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var flowLayout: UICollectionViewFlowLayout!

    var stallType : StallType = .Plain
    var goods = ["Pears", "Honey", "Bread", "Thyme"]

    override func viewDidLoad() {
        super.viewDidLoad()

        for type in AllStallTypes {
            let nib = UINib(nibName: type.rawValue, bundle: nil)
            collectionView.registerNib(nib, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader, withReuseIdentifier: type.rawValue)
        }

        self.flowLayout.headerReferenceSize = CGSize(width: collectionView.frame.width, height: 0)
    }

    @IBAction func showSaved() {
        stallType = .Saved
        collectionView.reloadData()
    }

    @IBAction func showTrending() {
        stallType = .Trending
        collectionView.reloadData()
    }

    @IBAction func showVisited() {
        stallType = .Visited
        collectionView.reloadData()
    }

    func collectionView(collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return goods.count
    }

    func collectionView(collectionView: UICollectionView, cellForItemAtIndexPath indexPath: NSIndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCellWithReuseIdentifier("MarketGoodsCell", forIndexPath: indexPath) as! MarketGoodsCell
        cell.nameLabel.text = goods[indexPath.item]
        return cell
    }

    func collectionView(collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, atIndexPath indexPath: NSIndexPath) -> UICollectionReusableView {
        var header : UICollectionReusableView!

        if kind == UICollectionElementKindSectionHeader {
            header = collectionView.dequeueReusableSupplementaryViewOfKind(kind, withReuseIdentifier: stallType.rawValue, forIndexPath: indexPath)
        }

        return header
    }
}
