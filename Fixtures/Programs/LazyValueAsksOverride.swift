import UIKit

class BaseController: UIViewController, UITableViewDataSource {
    lazy var tableView: UITableView = {
        let tableView = UITableView()
        tableView.register(cellClass, forCellReuseIdentifier: cellIdentifier)
        tableView.dataSource = self
        return tableView
    }()
    var cellIdentifier: String { "Row" }
    var cellClass: UITableViewCell.Type { UITableViewCell.self }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Jar", for: indexPath)
    }
}

final class JarController: BaseController {
    override var cellIdentifier: String { "Jar" }
    override var cellClass: UITableViewCell.Type { JarCell.self }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath) as! JarCell
        cell.lid = indexPath.row
        return cell
    }
}

final class JarCell: UITableViewCell { var lid = 0 }

func show() -> UIViewController { JarController() }
