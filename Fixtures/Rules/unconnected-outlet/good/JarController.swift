import UIKit

final class JarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "JarCell", bundle: nil), forCellReuseIdentifier: "JarCell")
        tableView.register(UINib(nibName: "LidCell", bundle: nil), forCellReuseIdentifier: "LidCell")
        tableView.register(UINib(nibName: "TallLidCell", bundle: nil), forCellReuseIdentifier: "TallLidCell")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 1 { return tableView.dequeueReusableCell(withIdentifier: "LidCell", for: indexPath) }
        if indexPath.row == 2 { return tableView.dequeueReusableCell(withIdentifier: "TallLidCell", for: indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "JarCell", for: indexPath) as! JarCell
        cell.show("Plums")
        return cell
    }
}
