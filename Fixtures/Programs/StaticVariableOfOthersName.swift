// Objects have a property of the name that a static variable has.
import UIKit

class PatchCell: UITableViewCell {
    static var identifier = "Patch"
}

class QuiltController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PatchCell.self, forCellReuseIdentifier: "Patch")
        let width = tableView.widthAnchor.constraint(equalToConstant: 320)
        width.identifier = "width"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: PatchCell.identifier, for: indexPath)
    }
}
