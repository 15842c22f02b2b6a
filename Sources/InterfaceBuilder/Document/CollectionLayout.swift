/// The layout object of a collection view in a view description. Sizes are in points.
package struct CollectionLayout: Sendable {
    package var object: InterfaceObject
    /// Whether the element is `collectionViewFlowLayout`.
    package var isFlow: Bool
    package var scrollsHorizontally: Bool
    package var headerReferenceSize: Located<Size>?
    package var footerReferenceSize: Located<Size>?
    package var itemSize: Located<Size>?
    package var estimatedItemSize: Located<Size>?
    /// The extents of the two reference sizes that are negative, with the bytes of the number.
    package var negativeExtents: [NegativeExtent]
    package var pinsHeaders: Bool
    package var pinsFooters: Bool

    package struct NegativeExtent: Sendable {
        /// `headerReferenceSize` or `footerReferenceSize`.
        package var key: String
        /// `width` or `height`.
        package var attribute: String
        package var value: Located<String>
    }

    package struct Size: Sendable, Equatable {
        package var width: Double
        package var height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// The extent that counts: the height where the view scrolls vertically, else the width
    /// (uikit-rules H3).
    package func extent(of size: Size) -> Double {
        scrollsHorizontally ? size.width : size.height
    }
}
