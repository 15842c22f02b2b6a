import UIKit

final class JarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "JarCell", bundle: nil), forCellReuseIdentifier: "Jar")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let identifier = indexPath.row == 0 ? "Jar" : "Row"
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}
