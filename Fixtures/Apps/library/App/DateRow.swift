import UIKit

final class DateRow: UITableViewCell {}

final class DateHeading: UITableViewHeaderFooterView {}
