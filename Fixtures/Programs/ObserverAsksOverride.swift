import UIKit

class BaseController: UIViewController, UITableViewDataSource {
    var tableView: UITableView! {
        didSet {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
            tableView.dataSource = self
        }
    }
    var cellIdentifier: String { "Row" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Jar", for: indexPath)
    }
}

final class JarController: BaseController {
    override var cellIdentifier: String { "Jar" }
}

func show() -> UIViewController { JarController() }
