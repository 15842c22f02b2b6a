// Followed: the provider calls a closure that the function around it gets.
import UIKit

class ReelCell: UITableViewCell {}

class ReelController: UIViewController {
    private let reels = UITableView(frame: .zero, style: .plain)

    private lazy var dataSource = makeDataSource(for: reels) { tableView, indexPath, name in
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        reels.register(ReelCell.self, forCellReuseIdentifier: "Yarn")
        view.addSubview(reels)
        dataSource.apply(NSDiffableDataSourceSnapshot<Int, String>())
    }

    private func makeDataSource(
        for tableView: UITableView,
        makeCell: @escaping (UITableView, IndexPath, String) -> UITableViewCell
    ) -> UITableViewDiffableDataSource<Int, String> {
        let dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
            tableView, indexPath, name in
            makeCell(tableView, indexPath, name)
        }
        return dataSource
    }
}
