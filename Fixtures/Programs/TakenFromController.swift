// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinInnerController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
    }
}

class SkeinController: UIViewController, UITableViewDataSource {
    let inner = SkeinInnerController()
    var list: UITableView { inner.tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
