import UIKit

class PantryController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Tin")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

/// Forgets super.
final class TinController: PantryController {
    override func viewDidLoad() {
        title = "Tins"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Tin", for: indexPath)
    }
}

class CellarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addCells()
    }

    func addCells() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Keg")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

/// Overrides what registers.
final class KegController: CellarController {
    override func addCells() {
        tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Keg", for: indexPath)
    }
}
