import UIKit

class SpindleCell: UITableViewCell {}

extension UITableView {
    var look: String {
        get { "" }
        set { register(SpindleCell.self, forCellReuseIdentifier: newValue) }
    }
}

class SpindleListController: UIViewController, UITableViewDataSource {
    private let spindles = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        spindles.dataSource = self
        style(spindles)
        view.addSubview(spindles)
    }

    private func style(_ tableView: UITableView) {
        tableView.look = "Spindle"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Spindle", for: indexPath)
    }
}
