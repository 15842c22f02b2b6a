import UIKit

/// Only one of the two is reached.
final class BranchController: UITableViewController {
    var isFancy = false
    var style = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        if isFancy {
            tableView.register(FancyCell.self, forCellReuseIdentifier: "Jar")
        } else {
            tableView.register(JarCell.self, forCellReuseIdentifier: "Jar")
        }
        switch style {
        case 0: tableView.register(JarCell.self, forCellReuseIdentifier: "Style")
        default: tableView.register(CrateCell.self, forCellReuseIdentifier: "Style")
        }
        #if DEBUG
        tableView.register(CrateCell.self, forCellReuseIdentifier: "Debug")
        #else
        tableView.register(JarCell.self, forCellReuseIdentifier: "Debug")
        #endif
        tableView.register(isFancy ? FancyCell.self : JarCell.self, forCellReuseIdentifier: "Ternary")
        guard !isFancy else {
            tableView.register(FancyCell.self, forCellReuseIdentifier: "Guard")
            return
        }
        tableView.register(JarCell.self, forCellReuseIdentifier: "Guard")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let identifier = ["Jar", "Style", "Debug", "Ternary", "Guard"][indexPath.row]
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}
