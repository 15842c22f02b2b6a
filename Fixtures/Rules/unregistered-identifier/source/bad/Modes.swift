import UIKit

enum ShelfMode {
    case browsing, editing
}

/// Nothing makes a controller that edits: the branch is not reached, and still wrong.
final class ModeListController: UITableViewController {
    private let mode: ShelfMode

    init(_ mode: ShelfMode) {
        self.mode = mode
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mode.row")
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if mode == .editing {
            return tableView.dequeueReusableCell(withIdentifier: "mode.field", for: indexPath)
        }
        return tableView.dequeueReusableCell(withIdentifier: "mode.row", for: indexPath)
    }
}

/// This one is made with either.
final class EitherListController: UITableViewController {
    private let mode: ShelfMode

    init(mode: ShelfMode = .browsing) {
        self.mode = mode
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "either.row")
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch mode {
        case .browsing: return tableView.dequeueReusableCell(withIdentifier: "either.row", for: indexPath)
        case .editing: return tableView.dequeueReusableCell(withIdentifier: "either.field", for: indexPath)
        }
    }
}

func shelves() -> [UIViewController] {
    [ModeListController(.browsing), EitherListController(), EitherListController(mode: .editing)]
}

/// The items may be of a subclass, which has another identifier; of the class itself, they would have none.
class ShelfItem: NSObject {
    class var kind: String { "item.none" }
    var identifier: String { type(of: self).kind }
}

final class BookItem: ShelfItem {
    override class var kind: String { "item.book" }
}

final class ItemListController: UITableViewController {
    private var source: UITableViewDiffableDataSource<Int, ShelfItem>!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item.book")
        source = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, item in
            tableView.dequeueReusableCell(withIdentifier: item.identifier, for: indexPath)
        }
    }
}
