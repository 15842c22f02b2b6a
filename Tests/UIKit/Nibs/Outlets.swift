import UIKitModel

/// Connects outlets by name.
///
/// There is no key-value coding here. The app's outlets are known from a table of key paths that the harness
/// writes (`_DoubleOutlet`), so that a property's observers run; UIKit's own are listed below.
@MainActor enum Outlets {
    private static let framework: [(type: NSObject.Type, names: Set<String>)] = [
        (UIView.self, ["gestureRecognizers"]),
        (
            UICollectionView.self,
            [
                "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate",
                "backgroundView",
            ]
        ),
        (
            UITableView.self,
            [
                "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate",
                "backgroundView",
            ]
        ),
        (UIScrollView.self, ["delegate"]), (UITextField.self, ["delegate"]),
        (UIViewController.self, ["view", "searchDisplayController"]),
        (UICollectionViewController.self, ["collectionView"]),
        (UITableViewController.self, ["tableView"]),
        (UICollectionViewCell.self, ["backgroundView", "selectedBackgroundView"]),
        (
            UITableViewCell.self,
            [
                "textLabel", "detailTextLabel", "imageView", "accessoryView", "editingAccessoryView",
                "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView",
            ]
        ),
    ]

    /// Outlets below `element` that the class of their source does not have (F1).
    static func missing(below element: NibElement) -> [NibFacts.MissingOutlet] {
        element.all.flatMap { source -> [NibFacts.MissingOutlet] in
            let type = ClassResolver.resolve(source).type
            guard type != NibStandIn.self else { return [] }
            return source.members(of: "connections").compactMap { connection in
                guard let property = property(of: connection), !has(type, property) else { return nil }
                return NibFacts.MissingOutlet(className: "\(type)", property: property)
            }
        }
    }

    /// Makes the connections of `source`; a missing outlet raises F1, one of another type F4 (the stricter
    /// reading: UIKit fails at the first use), a destination that is not in the file F3.
    static func connect(
        _ source: NSObject, _ connections: [NibElement], to object: (String) -> NSObject?
    ) {
        var collections: [String: [NSObject]] = [:]
        for connection in connections {
            guard let property = property(of: connection), !(source is NibStandIn) else { continue }
            guard let destination = connection["destination"].flatMap(object) else {
                refuse("F3", source, property, "its destination is not in the file")
            }
            if connection.name == "outletCollection" {
                collections[property, default: []].append(destination)
            } else {
                set(source, property, to: destination)
            }
        }
        for (property, members) in collections { set(source, property, to: members) }
    }

    private static func set(_ source: NSObject, _ property: String, to value: Any) {
        if let outlet = outlet(of: type(of: source), property) {
            guard outlet.set(source, value) || value is NibStandIn else {
                refuse("F4", source, property, "its type is not that of the destination")
            }
        } else if isFramework(type(of: source), property) {
            setFramework(source, property, to: value)
        } else {
            refuse("F1", source, property, "\(type(of: source)) has no outlet of that name")
        }
    }

    private static func setFramework(_ source: NSObject, _ property: String, to value: Any) {
        switch (source, property) {
        case (let view as UICollectionView, "dataSource"):
            view.dataSource = value as? any UICollectionViewDataSource
        case (let view as UICollectionView, "delegate"):
            view.delegate = value as? any UICollectionViewDelegate
        case (let view as UITableView, "dataSource"): view.dataSource = value as? any UITableViewDataSource
        case (let view as UITableView, "delegate"): view.delegate = value as? any UITableViewDelegate
        case (let controller as UIViewController, "view"): controller.view = value as? UIView
        default: break
        }
    }

    private static func has(_ type: NSObject.Type, _ property: String) -> Bool {
        outlet(of: type, property) != nil || isFramework(type, property)
    }

    private static func isFramework(_ type: NSObject.Type, _ property: String) -> Bool {
        framework.contains { type.isSubclass(of: $0.type) && $0.names.contains(property) }
    }

    /// The app's outlet, of the class or a superclass.
    private static func outlet(of type: AnyClass, _ property: String) -> _DoubleOutlet? {
        var current: AnyClass? = type
        while let type = current {
            if let found = Session.shared.outlets[ObjectIdentifier(type)]?[property] { return found }
            current = _getSuperclass(type)
        }
        return nil
    }

    private static func property(of connection: NibElement) -> String? {
        guard connection.name == "outlet" || connection.name == "outletCollection" else { return nil }
        return connection["property"]
    }

    private static func refuse(_ rule: String, _ source: NSObject, _ property: String, _ text: String)
        -> Never
    {
        Session.shared.stop(
            Raise(
                rule: rule, view: "view", family: .cell, kind: nil, identifier: "",
                message: "\(type(of: source)), outlet \(property): \(text)"))
    }
}
