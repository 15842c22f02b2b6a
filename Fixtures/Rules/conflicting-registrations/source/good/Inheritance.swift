import UIKit

/// A subclass replaces what the superclass registers, and means to.
class JarListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(JarCell.self, forCellReuseIdentifier: "Jar")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Jar", for: indexPath)
    }
}

final class FancyListController: JarListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FancyCell.self, forCellReuseIdentifier: "Jar")
    }
}
