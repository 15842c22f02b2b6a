import PantryComponents
import UIKit

/// The data source of another module dequeues.
final class ExternalController: UITableViewController {
    private let source = PNListDataSource(cellIdentifier: "External")

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "External")
        tableView.dataSource = source
    }
}

/// A subclass dequeues.
class BaseController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Base")
    }
}

final class DerivedController: BaseController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Base", for: indexPath)
    }
}

/// Subclasses of other modules may dequeue.
open class TemplateController: UITableViewController {
    override open func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Template")
    }
}

/// The view is handed on.
final class BoundController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Bound")
        PNBinder.shared.bind(tableView, to: [])
    }
}

/// The section controllers dequeue from the view that they are given.
@MainActor
protocol RowPresenter {
    func cell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell
}

struct PricePresenter: RowPresenter {
    func cell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Price", for: path)
    }
}

final class PresenterController: UITableViewController {
    private let presenters: [RowPresenter] = [PricePresenter()]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Price")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        presenters[indexPath.row].cell(in: tableView, at: indexPath)
    }
}
