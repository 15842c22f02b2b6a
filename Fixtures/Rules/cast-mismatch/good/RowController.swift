import UIKit

/// Two scenes draw the identifier with different classes; one identifier per row type.
final class RowController: UITableViewController {
    private enum Kind: String {
        case row = "Row"
        case swipe = "Swipe"
    }

    private let kinds: [Kind] = [.row, .swipe]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let kind = kinds[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: kind.rawValue, for: indexPath)
        switch kind {
        case .row: (cell as! RowCell).textLabel?.text = "Row"
        case .swipe: (cell as! SwipeRowCell).textLabel?.text = "Swipe"
        }
        return cell
    }
}

final class ShownTwiceController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        if let swipe = cell as? SwipeRowCell {
            swipe.textLabel?.text = "Swipe"
        }
        return cell
    }
}

/// The generic parameter is the registered class.
class GenericController<Cell: UITableViewCell>: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "Generic")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Generic", for: indexPath) as! Cell
    }
}

final class SwipeController: GenericController<SwipeRowCell> {}

/// A subclass registers a subclass of the cell, and casts to it.
class ParentController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "Parent")
    }
}

final class ChildController: ParentController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SwipeRowCell.self, forCellReuseIdentifier: "Parent")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Parent", for: indexPath) as! SwipeRowCell
    }
}

/// Without an index path a pooled cell of another class may come.
final class PooledController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let pooled = tableView.dequeueReusableCell(withIdentifier: "Pooled") as? SwipeRowCell
        return pooled ?? SwipeRowCell(style: .default, reuseIdentifier: "Pooled")
    }
}
