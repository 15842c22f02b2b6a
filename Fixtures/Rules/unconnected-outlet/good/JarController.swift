import UIKit

final class JarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "JarCell", bundle: nil), forCellReuseIdentifier: "JarCell")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "JarCell", for: indexPath) as! JarCell
        cell.show("Plums")
        return cell
    }
}
