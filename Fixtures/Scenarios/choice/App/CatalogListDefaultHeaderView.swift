import UIKit

class CatalogListDefaultHeaderView: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
