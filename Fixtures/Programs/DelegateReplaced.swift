// Another object is the delegate: what the controller would show as a header is not asked for.
import UIKit

final class NeedleController: UITableViewController {
    private let other = NeedleDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = other
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Needle")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Needle", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Pin")!
    }
}

final class NeedleDelegate: NSObject, UITableViewDelegate {}
