import UIKit

/// The identifiers differ in case.
final class JarListController: UITableViewController {
    private let jars = ["Plum", "Quince"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "JarCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        jars.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if indexPath.row == 0 {
            return tableView.dequeueReusableCell(withIdentifier: "JarCell", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "jarCell", for: indexPath)
        cell.textLabel?.text = jars[indexPath.row]
        return cell
    }
}
