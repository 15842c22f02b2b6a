/// An object with its place in the hierarchy.
package struct ObjectDetails: Sendable {
    package var object: InterfaceObject
    /// The id of the nearest enclosing object; nil for top-level objects and members of a scene.
    package var parent: String?
    /// In the parent's coordinates, in points; absent where the file has none.
    package var frame: Rect?
    package var isHidden: Bool

    package var isGestureRecognizer: Bool { object.element.hasSuffix("GestureRecognizer") }

    package struct Rect: Sendable, Equatable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
    }
}
