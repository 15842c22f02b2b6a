import UIKit

final class JokerRow: UITableViewCell {}
