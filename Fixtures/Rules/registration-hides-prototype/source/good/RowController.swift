import UIKit

/// Another identifier is registered.
class RowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CodeCell.self, forCellReuseIdentifier: "Code")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if indexPath.row == 0 {
            return tableView.dequeueReusableCell(withIdentifier: "Code", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        (cell as? RowCell)?.titleLabel.text = "Row"
        return cell
    }
}

/// The same identifier for the other kind, and for a table header.
final class TileController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "TileHeader")
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "TileHeader", for: indexPath)
    }
}

/// One controller for a scene with a prototype and for use without a storyboard.
final class DoubleController: UIViewController, UITableViewDataSource {
    @IBOutlet weak var tableView: UITableView!
    private let fromStoryboard: Bool

    required init?(coder: NSCoder) {
        fromStoryboard = true
        super.init(coder: coder)
    }

    init() {
        fromStoryboard = false
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !fromStoryboard {
            tableView.register(CodeCell.self, forCellReuseIdentifier: "Double")
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Double", for: indexPath)
    }
}

/// Another controller's scene has the prototype.
final class ElsewhereController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CodeCell.self, forCellReuseIdentifier: "Row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
}

/// The superclass registers for subclasses without a scene; only one subclass has a prototype.
class PlainListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        registerCells()
    }

    func registerCells() {
        tableView.register(CodeCell.self, forCellReuseIdentifier: "Plain")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
    }
}

final class DrawnListController: PlainListController {
    override func registerCells() {}
}
