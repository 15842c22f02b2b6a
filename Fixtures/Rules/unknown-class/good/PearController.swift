import UIKit

final class PearCell: UITableViewCell {}
@objc(PearBadgeView) final class PearBadgeView: UIView {}
@objc(KNPearView) final class PearView: UIView {}

final class PearController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "PearCell", bundle: nil), forCellReuseIdentifier: "Pear")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Pear", for: indexPath) as! PearCell
    }
}

/// Loads its content itself; the content's class is a mistake that does nothing.
final class PearFaceView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        if let content = Bundle.main.loadNibNamed("PearFaceView", owner: self)?.first as? UIView {
            addSubview(content)
        }
    }

    required init?(coder: NSCoder) { nil }
}
