import UIKit

final class DrawerController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var dataSource: UITableViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "drawer-cell")
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, name in
            guard indexPath.section > 0 else {
                return tableView.dequeueReusableCell(withIdentifier: "drawer-cell", for: indexPath)
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "drawerCell", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
    }
}
