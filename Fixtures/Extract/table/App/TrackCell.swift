import UIKit

class TrackCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
