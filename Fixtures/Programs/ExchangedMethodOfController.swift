import UIKit

class SkeinCell: UITableViewCell {}

extension UIViewController {
    @objc func wool_viewDidLoad() {
        wool_viewDidLoad()
        (self as? UITableViewController)?.tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    static func exchange() {
        guard let original = class_getInstanceMethod(self, #selector(viewDidLoad)),
            let own = class_getInstanceMethod(self, #selector(wool_viewDidLoad))
        else { return }
        method_exchangeImplementations(original, own)
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
