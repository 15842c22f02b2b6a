import UIKit

/// A drop placeholder, a binding and a call without an index path dequeue as well.
final class DropController: UITableViewController, UITableViewDropDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Drop")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Plain") ?? UITableViewCell()
    }

    func tableView(
        _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
    ) {
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "Drop", rowHeight: 44)
        for item in coordinator.items {
            coordinator.drop(item.dragItem, to: placeholder)
        }
    }
}
