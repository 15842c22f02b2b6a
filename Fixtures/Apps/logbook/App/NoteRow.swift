import UIKit

final class NoteRow: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
