import UIKit

final class BowlCell: UITableViewCell {}
final class DeepBowlCell: UITableViewCell {}

class BowlController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BowlCell.self, forCellReuseIdentifier: "BowlCell")
    }
}

final class DeepBowlController: BowlController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DeepBowlCell.self, forCellReuseIdentifier: "DeepBowlCell")
    }
}

private final class PlateCell: UICollectionViewCell {}
final class SoupCell: UICollectionViewCell {}
final class StewCell: UICollectionViewCell {}

final class PlateController: UICollectionViewController {
    enum Course { case first, second }
    private enum Season { case summer, winter }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PlateCell.self, forCellWithReuseIdentifier: "PlateCell")
        collectionView.register(SoupCell.self, forCellWithReuseIdentifier: "SoupCell")
        collectionView.register(StewCell.self, forCellWithReuseIdentifier: "StewCell")
    }
}

private final class SecretController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BowlCell.self, forCellReuseIdentifier: "Secret")
    }
}

final class TrayController: UICollectionViewController {
    private struct Snack: Hashable { var name: String }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Snack>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(SoupCell.self, forCellWithReuseIdentifier: "SoupCell")
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "SoupCell", for: indexPath)
        }
    }
}
