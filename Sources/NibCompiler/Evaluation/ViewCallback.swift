import InterfaceBuilder

/// The methods by which UIKit asks a data source or delegate about a view.
enum ViewCallback {
    /// Whether UIKit calls the function with a view: its base name says so.
    static func isCallback(_ function: FunctionDeclaration) -> Bool {
        viewParameter(of: function) != nil && function.parameters.count > 1
    }

    /// Whether UIKit calls the function of an object that comes from a nib or storyboard: once it is made, or when its
    /// view is loaded and shown.
    static func isOnLoad(_ function: FunctionDeclaration) -> Bool {
        switch function.name.value {
        case "init": function.parameters.map(\.label) == ["coder"]
        case "initWithCoder", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
            "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
            "didMoveToWindow",
            "didMoveToSuperview":
            true
        default: false
        }
    }

    static func viewParameter(of function: FunctionDeclaration) -> FunctionDeclaration.Parameter? {
        guard ["tableView", "collectionView"].contains(function.name.value),
            let first = function.parameters.first,
            function.parameters.count > 1, !function.isStatic, let name = first.type.name,
            ["UITableView", "UICollectionView"].contains(name)
        else { return nil }
        return first
    }
}
