import UIKit

class MarketSavedHeaderView: UICollectionReusableView {

}
