import UIKit

class SkeinCell: UITableViewCell {}

class SkeinController: UIViewController, UITableViewDataSource {
    var list: UITableView { view.viewWithTag(7) as! UITableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
