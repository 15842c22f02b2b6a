/// A layout guide of a view or controller.
package struct LayoutGuide: Sendable {
    package var id: String
    package var owner: String
    /// `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`, `top`, `bottom`…
    package var kind: String
    package var range: ByteRange
}
