import UIKit

final class RoundHeading: UITableViewHeaderFooterView {
    @IBOutlet weak var titleLabel: UILabel!
}
