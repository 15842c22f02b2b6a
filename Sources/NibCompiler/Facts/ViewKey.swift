/// A collection or table view: its controller's type and its name there.
package struct ViewKey: Hashable, Sendable, Comparable {
    /// The Swift type of the controller, nested ones as `Outer.Inner`.
    package var controller: String
    /// The property that holds the view, or the case of the manifest's `tags`.
    package var view: String

    package init(controller: String, view: String) {
        self.controller = controller
        self.view = view
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.controller, left.view) < (right.controller, right.view)
    }

    package var description: String { "\(controller).\(view)" }
}
