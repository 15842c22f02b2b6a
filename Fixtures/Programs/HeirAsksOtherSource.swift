// Followed: a subclass has its rows from another object: what its base class would dequeue is not asked for.
import UIKit

class SpoolController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Spool", for: indexPath)
    }
}

final class CottonController: SpoolController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Spool")
    }
}

final class WoolController: SpoolController {
    private let source = WoolSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = source
    }
}

final class WoolSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

/// A method that was left behind.
final class SilkController: UITableViewController {
    private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { view, path, _ in
        view.dequeueReusableCell(withIdentifier: "Silk", for: path)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Silk")
        source.defaultRowAnimation = .fade
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Reel", for: indexPath)
    }
}
