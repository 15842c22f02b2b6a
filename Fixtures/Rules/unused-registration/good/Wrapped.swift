import UIKit

class PlumCell: UITableViewCell {}

extension UITableView {
    func register(_ type: UITableViewCell.Type) {
        register(type, forCellReuseIdentifier: String(describing: type))
    }
}

/// What is dequeued is not known: perhaps what a wrapper registered.
final class PlumsController: UITableViewController {
    var names = UserDefaults.standard.stringArray(forKey: "plums") ?? []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlumCell.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: names[indexPath.row], for: indexPath)
    }
}
