import UIKit

final class GlassCell: UICollectionViewCell {}
final class MugCell: UITableViewCell {}
final class MugHeader: UITableViewHeaderFooterView {}

final class GlassController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(GlassCell.self, forCellWithReuseIdentifier: "GlassCell")
    }
}

/// Of the table that is taken for a collection view, nothing else is said.
final class MugController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MugCell.self, forCellReuseIdentifier: "MugCell")
        tableView.register(MugHeader.self, forHeaderFooterViewReuseIdentifier: "MugHeader")
    }
}
