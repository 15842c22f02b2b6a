import UIKit

class Section2FooterView: UICollectionReusableView {
    @IBOutlet weak var noteLabel: UILabel!
}
