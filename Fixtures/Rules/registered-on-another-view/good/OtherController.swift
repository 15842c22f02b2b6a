import UIKit

/// Another controller's view has a registration of the same name.
final class OtherController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
}

/// Which view asks is decided by a flag that only the app knows; the data source is shared.
final class SearchController: UIViewController, UITableViewDataSource {
    private let resultsTable = UITableView()
    private let recentsTable = UITableView()
    var isSearching = false

    override func viewDidLoad() {
        super.viewDidLoad()
        [resultsTable, recentsTable].forEach { $0.dataSource = self }
        resultsTable.register(UITableViewCell.self, forCellReuseIdentifier: "Result")
        recentsTable.register(UITableViewCell.self, forCellReuseIdentifier: "Recent")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = isSearching ? "Result" : "Recent"
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}

/// A property that may be either view.
final class SwappingController: UIViewController, UITableViewDataSource {
    private let upperTable = UITableView()
    private let lowerTable = UITableView()
    private var current: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        current = upperTable
        upperTable.dataSource = self
        lowerTable.dataSource = self
        current.register(UITableViewCell.self, forCellReuseIdentifier: "Swapped")
        current = lowerTable
        current.register(UITableViewCell.self, forCellReuseIdentifier: "Swapped")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if tableView === lowerTable {
            return tableView.dequeueReusableCell(withIdentifier: "Swapped", for: indexPath)
        }
        return tableView.dequeueReusableCell(withIdentifier: "Swapped", for: indexPath)
    }
}

/// A helper registers on whatever view it gets.
final class HelpedController: UIViewController, UITableViewDataSource {
    private let leftTable = UITableView()
    private let rightTable = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        leftTable.register(UITableViewCell.self, forCellReuseIdentifier: "Left")
        prepare(leftTable)
        prepare(rightTable)
    }

    private func prepare(_ table: UITableView) {
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Both")
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if tableView == rightTable {
            return tableView.dequeueReusableCell(withIdentifier: "Both", for: indexPath)
        }
        let identifier = indexPath.row == 0 ? "Left" : "Both"
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}
