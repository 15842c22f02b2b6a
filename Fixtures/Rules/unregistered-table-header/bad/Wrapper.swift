import UIKit

extension UITableView {
    func registerHeader<View: UITableViewHeaderFooterView>(_ type: View.Type) {
        register(type, forHeaderFooterViewReuseIdentifier: String(describing: type))
    }

    func dequeueHeader<View: UITableViewHeaderFooterView>(_ type: View.Type) -> View {
        dequeueReusableHeaderFooterView(withIdentifier: String(describing: type)) as! View
    }
}

final class CellarHeaderView: UITableViewHeaderFooterView {}
final class CellarFooterView: UITableViewHeaderFooterView {}

final class CellarController: UIViewController, UITableViewDelegate {
    private lazy var tableView: UITableView = {
        let table = UITableView(frame: .zero, style: .grouped)
        table.delegate = self
        return table
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.registerHeader(CellarHeaderView.self)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueHeader(CellarHeaderView.self)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.dequeueHeader(CellarFooterView.self)
    }
}
