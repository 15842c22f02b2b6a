import UIKit

final class PlumCell: UITableViewCell {}

/// The cell has the library's class, and the cast is by force.
final class PlumController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "PlumCell", bundle: nil), forCellReuseIdentifier: "Plum")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Plum", for: indexPath) as! PlumCell
    }
}
