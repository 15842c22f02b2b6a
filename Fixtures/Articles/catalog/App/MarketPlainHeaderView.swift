import UIKit

class MarketPlainHeaderView: UICollectionReusableView {

}
