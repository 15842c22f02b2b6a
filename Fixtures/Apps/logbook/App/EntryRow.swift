import UIKit

final class EntryRow: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
