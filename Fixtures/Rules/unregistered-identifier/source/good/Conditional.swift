import UIKit

/// Registered only under a condition, in another branch of `#if`, or before the first use.
final class SeasonalController: UITableViewController {
    var isWinter = false
    private var isRegistered = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if isWinter {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "winter")
        }
        #if os(tvOS)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "focus")
        #else
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "touch")
        #endif
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if isWinter {
            return tableView.dequeueReusableCell(withIdentifier: "winter", for: indexPath)
        }
        if indexPath.row == 1 {
            if !isRegistered {
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "late")
                isRegistered = true
            }
            return tableView.dequeueReusableCell(withIdentifier: "late", for: indexPath)
        }
        #if os(tvOS)
        return tableView.dequeueReusableCell(withIdentifier: "focus", for: indexPath)
        #else
        return tableView.dequeueReusableCell(withIdentifier: "touch", for: indexPath)
        #endif
    }
}
