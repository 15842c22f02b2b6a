import UIKit

open class FirstRow: UITableViewCell {}
