import UIKit

class JarCell: UITableViewCell {}
final class CrateCell: UITableViewCell {}
final class FancyCell: JarCell {}
