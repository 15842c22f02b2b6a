import UIKit

final class KindRow: UITableViewCell {}

/// A cell of a collection view: whatever the table does with it, the cast traps.
final class KindController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // nibc:allow registered-class-kind the cast is what this is about
        tableView.register(JarCell.self, forCellReuseIdentifier: "Kind")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Kind", for: indexPath) as! KindRow
    }
}
