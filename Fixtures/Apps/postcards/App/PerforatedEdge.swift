import UIKit

final class PerforatedEdge: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
