import UIKit

class Section1HeaderView: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
