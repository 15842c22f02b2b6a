// Followed: two views, and a closure for each.
import UIKit

class PirnCell: UITableViewCell {}
class QuillCell: UITableViewCell {}

class PirnController: UIViewController {
    private let pirns = UITableView(frame: .zero, style: .plain)
    private let quills = UITableView(frame: .zero, style: .plain)

    private lazy var pirnSource = makeDataSource(for: pirns) { tableView, indexPath, name in
        return tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
    private lazy var quillSource = makeDataSource(for: quills) { tableView, indexPath, name in
        return tableView.dequeueReusableCell(withIdentifier: "Quill", for: indexPath)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pirns.register(PirnCell.self, forCellReuseIdentifier: "Yarn")
        quills.register(QuillCell.self, forCellReuseIdentifier: "Quill")
        view.addSubview(pirns)
        view.addSubview(quills)
        pirnSource.apply(NSDiffableDataSourceSnapshot<Int, String>())
        quillSource.apply(NSDiffableDataSourceSnapshot<Int, String>())
    }

    private func makeDataSource(
        for tableView: UITableView,
        makeCell: @escaping (UITableView, IndexPath, String) -> UITableViewCell
    ) -> UITableViewDiffableDataSource<Int, String> {
        return UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
            tableView, indexPath, name in
            makeCell(tableView, indexPath, name)
        }
    }
}
