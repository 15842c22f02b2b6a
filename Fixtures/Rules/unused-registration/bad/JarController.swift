import UIKit

enum CellId {
    static let jar = "Jar"
    static let promotion = "Promotion"
}

final class JarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: CellId.jar)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: CellId.promotion)
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Head")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: CellId.jar, for: indexPath)
    }
}
