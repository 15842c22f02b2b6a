import UIKit

final class DayHeading: UITableViewHeaderFooterView {
    @IBOutlet weak var titleLabel: UILabel!
}
