import UIKit

class SkeinCell: UITableViewCell {}

extension UITableView {
    static func exchange() {
        guard let original = class_getInstanceMethod(self, #selector(didMoveToWindow)),
            let own = class_getInstanceMethod(self, #selector(wool_didMoveToWindow))
        else { return }
        method_exchangeImplementations(original, own)
    }

    @objc func wool_didMoveToWindow() {
        wool_didMoveToWindow()
        register(SkeinCell.self, forCellReuseIdentifier: "Wool")
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
