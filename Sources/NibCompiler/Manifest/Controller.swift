package import InterfaceBuilder

/// A controller: the Swift type that holds collection or table views.
package struct Controller: Sendable {
    /// The type, nested ones as `Outer.Inner`.
    package var name: Located<String>
    /// The enum of the views' tags, where views are told apart by tag.
    package var tags: EnumReference?
    /// In the manifest's order.
    package var views: [View]
    package var range: ByteRange

    package init(name: Located<String>, tags: EnumReference? = nil, views: [View] = [], range: ByteRange) {
        self.name = name
        self.tags = tags
        self.views = views
        self.range = range
    }

    /// A Swift enum that the manifest names, and who declares it.
    package struct EnumReference: Sendable {
        package var name: Located<String>
        /// Whether generated code declares it; the app does otherwise.
        package var isDeclared: Bool

        package init(name: Located<String>, isDeclared: Bool) {
            self.name = name
            self.isDeclared = isDeclared
        }
    }
}
