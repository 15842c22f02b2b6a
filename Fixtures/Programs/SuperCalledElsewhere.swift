// Followed: what a subclass overrides is called in another place than the method itself.
import UIKit

class LoomController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addCells()
    }

    @objc func addCells() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Warp") }
    func add(_ name: String) {}
    func add(_ number: Int) {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Warp", for: indexPath)
    }
}

final class HandLoomController: LoomController {
    override func viewDidLoad() { defer { super.viewDidLoad() } }
}

final class RigidLoomController: LoomController {
    override func viewDidLoad() { start() }
    private func start() { super.viewDidLoad() }
}

class FloorLoomController: LoomController {
    override func viewDidLoad() { super.addCells() }
}

final class TreadleLoomController: FloorLoomController {
    override func addCells() { title = "Treadle" }
}

/// An overload is no override.
final class TapestryController: LoomController {
    func addCells(_ count: Int) { title = "Tapestry" }
    override func add(_ number: Int) {}
}

/// Registers anew.
final class InkleController: LoomController {
    override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Warp")
    }
}

/// Dequeues nothing.
final class CardController: LoomController {
    override func viewDidLoad() {}

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
