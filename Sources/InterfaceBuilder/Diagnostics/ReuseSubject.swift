/// The reuse that a finding is about: what UIKit's exception would name.
package struct ReuseSubject: Sendable, Equatable {
    /// The Swift type of the controller.
    package var controller: String
    /// The view's name in the manifest, or the property that holds it.
    package var view: String
    /// `cell` or the element kind, such as `UICollectionElementKindSectionHeader`.
    package var kind: String
    package var identifier: String?

    package init(controller: String, view: String, kind: String, identifier: String?) {
        self.controller = controller
        self.view = view
        self.kind = kind
        self.identifier = identifier
    }
}
