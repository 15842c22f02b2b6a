import UIKit

struct Widget: Decodable {
    var template: String
    var title: String
}

/// The identifiers come from a server; the other cell of the view may be among them.
final class WidgetController: UITableViewController {
    var widgets: [Widget] = []

    func show(_ widgets: [Widget]) {
        self.widgets = widgets
        for widget in widgets {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: widget.template)
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        widgets.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if indexPath.row == 0 {
            return tableView.dequeueReusableCell(withIdentifier: "Banner", for: indexPath)
        }
        return tableView.dequeueReusableCell(
            withIdentifier: widgets[indexPath.row].template, for: indexPath)
    }
}

/// Nothing is known about the identifier that is dequeued.
final class RemoteController: UITableViewController {
    var identifiers: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        identifiers.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
    }
}
