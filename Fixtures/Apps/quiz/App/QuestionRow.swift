import UIKit

final class QuestionRow: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
