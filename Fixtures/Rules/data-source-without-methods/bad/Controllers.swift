import UIKit

/// The methods were moved to another class; the connection was not.
final class JarController: UIViewController, UITableViewDelegate {
    @IBOutlet private weak var jarsView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        jarsView.rowHeight = 60
        jarsView.reloadData()
    }
}

final class LidController: UIViewController {
    @IBOutlet private weak var lidsView: UICollectionView!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        lidsView.reloadData()
    }
}

final class LidModel: NSObject {
    var lids: [String] = []
}

/// Its subclass has none of them either.
class PegController: UIViewController {
    @IBOutlet weak var pegsView: UITableView!
}

final class ClothesController: PegController {}
