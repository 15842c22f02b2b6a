import UIKit

final class DriverRow: UITableViewCell {}
