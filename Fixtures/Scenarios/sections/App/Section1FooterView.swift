import UIKit

class Section1FooterView: UICollectionReusableView {
    @IBOutlet weak var noteLabel: UILabel!
}
