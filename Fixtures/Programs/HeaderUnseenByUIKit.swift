// UIKit never asks for the header: the class is a data source only.
import UIKit

class SpoolCell: UITableViewCell {}
class RackHeader: UITableViewHeaderFooterView {}

class SpoolSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Spool", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Rack")!
    }
}

class RackController: UIViewController {
    private let tableView = UITableView()
    private let source = SpoolSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.register(SpoolCell.self, forCellReuseIdentifier: "Spool")
        tableView.dataSource = source
    }
}
