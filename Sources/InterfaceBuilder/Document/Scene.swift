/// A scene of a storyboard.
package struct Scene: Sendable {
    package var id: String
    package var range: ByteRange
    /// The scene's controller; absent in a scene that has none (a broken or unknown one).
    package var controller: InterfaceObject?
    /// The other members: recognizers and extra views of the scene's dock.
    package var members: [InterfaceObject]
    /// The storyboard identifier of the controller.
    package var storyboardIdentifier: Located<String>?
}
