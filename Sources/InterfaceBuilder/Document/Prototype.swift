/// A reusable view drawn inside a collection or table view.
package struct Prototype: Sendable {
    package var role: Role
    package var object: InterfaceObject

    package enum Role: String, Sendable {
        case cell
        /// `collectionReusableView key="sectionHeaderView"`: kind `UICollectionElementKindSectionHeader`.
        case sectionHeader
        /// `collectionReusableView key="sectionFooterView"`: kind `UICollectionElementKindSectionFooter`.
        case sectionFooter
    }
}
