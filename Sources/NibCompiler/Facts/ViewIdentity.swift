package import InterfaceBuilder

/// A collection or table view of a controller, and how it is told from its neighbours.
package struct ViewIdentity: Sendable {
    package var key: ViewKey
    package var family: ReusingView.Family
    /// The tag, where one is given; UIKit's default is 0.
    package var tag: Located<Int>?
    /// Whether the controller tells its views apart by tag.
    package var isToldByTag: Bool
    package var origin: SourceRange
}
