import UIKit

public final class BreadHeader: UICollectionReusableView {}

public final class BreadCell: UICollectionViewCell {}
