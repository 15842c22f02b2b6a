import UIKit

class CardView: UIView {}
final class BigCardView: CardView {}
final class CardHeader: UICollectionReusableView {}
final class CardCell: UICollectionViewCell {}
final class CardRow: UITableViewCell {}
