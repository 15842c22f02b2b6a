import UIKit

// The data source holds the table: what each controller's subclass registers is its own.
class SkeinCell: UITableViewCell {}

class YarnCell: UITableViewCell {}

class SkeinDataSource: NSObject, UITableViewDataSource {
    weak var tableView: UITableView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
}

class SkeinListController: UITableViewController {
    let dataSource = SkeinDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.tableView = tableView
        tableView.dataSource = dataSource
        tableView.register(cellClass(), forCellReuseIdentifier: "Row")
    }

    func cellClass() -> UITableViewCell.Type? { return nil }
}

class WoolListController: SkeinListController {
    override func cellClass() -> UITableViewCell.Type? { return SkeinCell.self }
}

class YarnListController: SkeinListController {
    override func cellClass() -> UITableViewCell.Type? { return YarnCell.self }
}
