import UIKit

/// Two tables made in code; a switch over the parameter.
final class ListsController: UIViewController, UITableViewDataSource {
    private let jarsTable = UITableView()
    private let cratesTable = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        [jarsTable, cratesTable].forEach {
            view.addSubview($0)
            $0.dataSource = self
        }
        jarsTable.register(UITableViewCell.self, forCellReuseIdentifier: "Jar")
        jarsTable.register(UITableViewCell.self, forCellReuseIdentifier: "Crate")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch tableView {
        case jarsTable:
            let identifier = indexPath.row == 0 ? "Jar" : "Crate"
            return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        case cratesTable:
            return tableView.dequeueReusableCell(withIdentifier: "Crate", for: indexPath)
        default:
            preconditionFailure("unknown table")
        }
    }
}
