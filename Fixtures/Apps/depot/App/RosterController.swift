import UIKit

/// Who drives in which shift.
class RosterController: UIViewController {
    private let roster = UITableView(frame: .zero, style: .plain)

    private lazy var dataSource = makeDataSource(
        for: roster, configureCell: { row, _, driver in row.textLabel?.text = driver })

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: roster)
        configure(roster)
        roster.delegate = self
        view.addSubview(roster)
        var snapshot = NSDiffableDataSourceSnapshot<Shift, String>()
        snapshot.appendSections(Shift.allCases)
        snapshot.appendItems(["Ada", "Bo"], toSection: .early)
        snapshot.appendItems(["Cy"], toSection: .late)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension RosterController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        Self.dequeueHeaderView(inSection: section, from: tableView)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        Self.dequeueFooterView(inSection: section, from: tableView)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight(inSection: section)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        footerHeight(inSection: section)
    }
}
