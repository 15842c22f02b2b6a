import PantryStyles
import UIKit

/// What gets the view may register on it.
final class HandedOverController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        style(tableView)
        view.addSubview(tableView)
    }

    private func style(_ tableView: UITableView) {
        tableView.rowHeight = 50
        PantryStyle.plain.apply(to: tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "HandedOver", for: indexPath)
    }
}

/// A subclass does something else with it.
class OpenStyleController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        style(tableView)
        view.addSubview(tableView)
    }

    func style(_ list: UITableView) {
        list.rowHeight = 50
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "OpenStyle", for: indexPath)
    }
}

final class ClosedStyleController: OpenStyleController {
    override func style(_ list: UITableView) {
        super.style(list)
        PantryStyle.plain.apply(to: list)
    }
}
