import InterfaceBuilder

/// The methods by which UIKit asks a data source or delegate about a view.
enum ViewCallback {
    /// Whether UIKit calls the function with a view: its base name says so.
    static func isCallback(_ function: FunctionDeclaration) -> Bool {
        viewParameter(of: function) != nil && function.parameters.count > 1
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
