import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    static func exchange() {
        guard let original = class_getInstanceMethod(self, #selector(dequeueReusableCell(withIdentifier:for:))),
            let own = class_getInstanceMethod(self, #selector(wool_dequeue(withIdentifier:for:)))
        else { return }
        method_exchangeImplementations(original, own)
    }

    @objc func wool_dequeue(withIdentifier name: String, for path: IndexPath) -> UITableViewCell {
        register(SkeinCell.self, forCellReuseIdentifier: name)
        return wool_dequeue(withIdentifier: name, for: path)
    }
}

class SkeinListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()

    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
    }
}
