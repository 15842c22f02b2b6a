import UIKit

final class CardHeader: UITableViewHeaderFooterView {}

final class CardTableController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PodRow.self, forCellReuseIdentifier: "Pod")
        tableView.register(CardHeader.self, forHeaderFooterViewReuseIdentifier: "Card")
        tableView.register(nil as AnyClass?, forCellReuseIdentifier: "Gone")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Pod", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Card")
    }
}
