import UIKit

protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

protocol NibReusable: Reusable {
    static var nib: UINib { get }
}

@MainActor
extension NibReusable {
    static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NSObject {
    static var className: String { NSStringFromClass(self).components(separatedBy: ".").last! }
}

extension UITableView {
    final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    final func registerNib<T: UITableViewCell>(for type: T.Type) where T: NibReusable {
        register(T.nib, forCellReuseIdentifier: T.reuseIdentifier)
    }

    final func dequeue<T: UITableViewCell>(_ indexPath: IndexPath, as type: T.Type = T.self) -> T
    where T: Reusable {
        let bare = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath)
        guard let cell = bare as? T else {
            fatalError("\(type.reuseIdentifier) is not a \(type.self)")
        }
        return cell
    }

    func registerClasses(_ types: UITableViewCell.Type...) {
        types.forEach { register($0, forCellReuseIdentifier: $0.className) }
    }

    func registerClass(_ type: UITableViewCell.Type) {
        register(type, forCellReuseIdentifier: "\(type)")
    }
}
