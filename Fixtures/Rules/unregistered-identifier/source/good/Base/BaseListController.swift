import UIKit

/// The superclass registers, the subclass dequeues.
class BaseListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        registerCells()
    }

    func registerCells() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "BaseCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}

final class JarListController: BaseListController {
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "BaseCell", for: indexPath)
    }
}

/// The superclass dequeues what each subclass registers.
class OpenListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "OpenCell", for: indexPath)
    }
}

final class LidListController: OpenListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "OpenCell")
    }
}
