import UIKit

class AlbumFooterView: UITableViewHeaderFooterView {
    @IBOutlet weak var lengthLabel: UILabel!
}
