import UIKit

/// A category has the outlet of one of the project's classes; another is UIKit's, or may be.
extension UITableViewCell {
    @objc var sideLabel: UILabel? {
        get { nil }
        set { newValue?.isHidden = true }
    }
}

final class SideCell: UICollectionViewCell {
    @IBOutlet weak var sideLabel: UILabel!
}

final class PlainController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "PlainCell", bundle: nil), forCellReuseIdentifier: "Plain")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
    }
}
