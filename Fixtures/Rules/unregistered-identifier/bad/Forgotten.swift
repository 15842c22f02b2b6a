import UIKit

/// The registration stands in a function that nothing calls any more.
final class ForgottenController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // registerCells()
    }

    private func registerCells() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plum")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Plum", for: indexPath)
    }
}
