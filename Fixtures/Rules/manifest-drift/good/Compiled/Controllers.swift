import UIKit

final class BowlCell: UITableViewCell {}
final class DishCell: UICollectionViewCell {}

/// Its superclass is in no manifest.
class BowlController: RootController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BowlCell.self, forCellReuseIdentifier: "BowlCell")
    }
}

class RootController: UIViewController {
    @IBOutlet var tableView: UITableView!
}

/// What is generated for it takes another kind of view.
final class DishController: BowlController {
    @IBOutlet private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(DishCell.self, forCellWithReuseIdentifier: "DishCell")
    }
}

class PlateCell: UICollectionViewCell {}
final class SoupCell: UICollectionViewCell {}

final class PlateController: UICollectionViewController {
    enum Course { case first, second }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PlateCell.self, forCellWithReuseIdentifier: "PlateCell")
        collectionView.register(SoupCell.self, forCellWithReuseIdentifier: "SoupCell")
    }
}
