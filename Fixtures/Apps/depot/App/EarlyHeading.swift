import UIKit

final class EarlyHeading: UITableViewHeaderFooterView {
    @IBOutlet weak var titleLabel: UILabel!
}
