// Followed: the provider is a closure that the function around it gets.
import UIKit

class SpoolCell: UITableViewCell {}

class SpoolController: UIViewController {
    private let spools = UITableView(frame: .zero, style: .plain)

    private lazy var dataSource = makeDataSource(for: spools) { tableView, indexPath, name in
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        spools.register(SpoolCell.self, forCellReuseIdentifier: "Yarn")
        view.addSubview(spools)
        dataSource.apply(NSDiffableDataSourceSnapshot<Int, String>())
    }

    private func makeDataSource(
        for tableView: UITableView,
        makeCell: @escaping (UITableView, IndexPath, String) -> UITableViewCell
    ) -> UITableViewDiffableDataSource<Int, String> {
        UITableViewDiffableDataSource<Int, String>(tableView: tableView, cellProvider: makeCell)
    }
}
