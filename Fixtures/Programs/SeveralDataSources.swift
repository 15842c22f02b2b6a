// Followed: another identifier in the dequeue is found.
import UIKit

class SkeinCell: UITableViewCell {}

class SkeinController: UIViewController, UITableViewDataSource {
    let lists = [UITableView(), UITableView()]
    let list = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.dataSource = self
        for list in lists {
            list.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
            list.dataSource = self
        }
        list.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
