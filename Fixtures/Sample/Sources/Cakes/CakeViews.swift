import UIKit

public final class CakesHeader: UITableViewHeaderFooterView {}

public final class CakeCell: UITableViewCell {}
