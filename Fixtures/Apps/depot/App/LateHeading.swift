import UIKit

final class LateHeading: UITableViewHeaderFooterView {
    @IBOutlet weak var titleLabel: UILabel!
}
