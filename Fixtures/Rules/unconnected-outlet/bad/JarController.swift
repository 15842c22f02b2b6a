import UIKit

final class JarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "JarCell", bundle: nil), forCellReuseIdentifier: "JarCell")
        tableView.register(UINib(nibName: "TallCrateCell", bundle: nil), forCellReuseIdentifier: "TallCrateCell")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 9 {
            return tableView.dequeueReusableCell(withIdentifier: "TallCrateCell", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "JarCell", for: indexPath) as! JarCell
        cell.show("Plums", "last year's")
        cell.priceLabel.isHidden = indexPath.row > 0
        return cell
    }
}
