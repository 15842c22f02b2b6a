import UIKitModel

/// Finds the class of an element, as UIKit does when it opens a nib.
@MainActor enum ClassResolver {
    private static let elements: [String: NSObject.Type] = [
        "button": UIButton.self, "collectionReusableView": UICollectionReusableView.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionViewController": UICollectionViewController.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self, "imageView": UIImageView.self,
        "label": UILabel.self, "navigationController": UINavigationController.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self, "switch": UISwitch.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableViewController": UITableViewController.self, "textField": UITextField.self,
        "view": UIView.self, "viewController": UIViewController.self,
    ]

    private static var logged: Set<String> = []

    /// The class of `element`; `unknown` is the name of a custom class that is not there (D1, D2).
    static func resolve(_ element: NibElement) -> (type: NSObject.Type, unknown: String?) {
        let own = elements[element.name] ?? (element.frame == nil ? NibStandIn.self : UIView.self)
        guard let name = element["customClass"], !name.isEmpty else { return (own, nil) }
        guard let found = custom(name, element) else { return (own, name) }
        return (found, nil)
    }

    /// The class named `name`: of the running app if the nib inherits its module from the target, of the
    /// named module, or one of UIKit or with an Objective-C name (D3).
    private static func custom(_ name: String, _ element: NibElement) -> NSObject.Type? {
        let module: String
        if element["customModuleProvider"] == "target" {
            module = Session.shared.module
        } else if let named = element["customModule"], !named.isEmpty {
            module = named
        } else {
            return Session.shared.objectiveCClasses[name] as? NSObject.Type
                ?? NSClassFromString("UIKit." + name) as? NSObject.Type
        }
        guard Session.shared.objectiveCClasses.values.allSatisfy({ "\($0)" != name }) else { return nil }
        return NSClassFromString(module + "." + name) as? NSObject.Type
    }

    static func facts(of element: NibElement) -> ClassFacts {
        facts(of: resolve(element).type)
    }

    static func facts(of type: AnyClass) -> ClassFacts {
        ClassFacts("\(type)", family(of: type))
    }

    static func family(of type: AnyClass) -> ClassFamily {
        switch type {
        case is UICollectionViewCell.Type: .collectionCell
        case is UICollectionReusableView.Type: .reusableView
        case is UITableViewCell.Type: .tableCell
        case is UITableViewHeaderFooterView.Type: .tableHeaderFooter
        case is UIView.Type: .view
        default: .object
        }
    }

    /// UIKit logs an unknown class and goes on (D1).
    static func log(_ name: String) {
        guard logged.insert(name).inserted else { return }
        FileHandle.standardError.write(Data("unknown class \(name) in Interface Builder file\n".utf8))
    }
}
