import UIKit

final class JarHeader: UITableViewHeaderFooterView {}

/// The same registration twice; cells and headers; two views; a theme that changes later.
final class NamespaceController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let leftTable = UITableView()
    private let rightTable = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for table in [leftTable, rightTable] {
            view.addSubview(table)
            table.dataSource = self
            table.delegate = self
            table.register(JarHeader.self, forHeaderFooterViewReuseIdentifier: "Jar")
        }
        leftTable.register(JarCell.self, forCellReuseIdentifier: "Jar")
        leftTable.register(JarCell.self, forCellReuseIdentifier: "Jar")
        rightTable.register(CrateCell.self, forCellReuseIdentifier: "Jar")
    }

    func apply(isFancy: Bool) {
        leftTable.register(FancyCell.self, forCellReuseIdentifier: "Jar")
        leftTable.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Jar", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Jar")
    }
}

/// One class under several identifiers.
final class PoolController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for section in 0..<3 {
            tableView.register(JarCell.self, forCellReuseIdentifier: "Jar-\(section)")
        }
        tableView.register(CrateCell.self, forCellReuseIdentifier: "Crate")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(
            withIdentifier: indexPath.row == 0 ? "Crate" : "Jar-\(indexPath.section)", for: indexPath)
    }
}
