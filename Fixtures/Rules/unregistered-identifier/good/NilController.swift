import UIKit

final class NutCell: UITableViewCell {
    func show(_ name: String) { textLabel?.text = name }
}

/// nil is what tells that a cell has to be made.
final class NilController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if indexPath.row == 0 {
            return tableView.dequeueReusableCell(withIdentifier: "Nut")
                ?? NutCell(style: .default, reuseIdentifier: "Nut")
        }
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Shell") as? NutCell else {
            return NutCell(style: .subtitle, reuseIdentifier: "Shell")
        }
        cell.show("Shell")
        return cell
    }
}

/// The first row's cell is made, and waits in the queue for the others.
final class QueueController: UITableViewController {
    private var isFirst = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if isFirst {
            isFirst = false
            return NutCell(style: .default, reuseIdentifier: "Queued")
        }
        return tableView.dequeueReusableCell(withIdentifier: "Queued") as! NutCell
    }
}

/// An optional one takes nil.
final class OptionalController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "Old") as! NutCell?
        if cell == nil {
            cell = NutCell()
        }
        return cell!
    }
}

/// Registered, and unwrapped.
final class KnownController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NutCell.self, forCellReuseIdentifier: "Known")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Known") as? NutCell else {
            fatalError("no cell")
        }
        return cell
    }
}
