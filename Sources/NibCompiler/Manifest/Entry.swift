package import InterfaceBuilder

/// A reusable view: where it comes from, its identifier, class and size.
package struct Entry: Sendable {
    package var source: Source
    package var identifier: Located<String>?
    /// The class expected of a nib or prototype.
    package var expectedClass: Located<String>?
    /// The Swift module of the class, where it is not the manifest's.
    package var module: Located<String>?
    package var bundle: Located<BundleReference>?
    package var height: Located<Size>?
    package var width: Located<Size>?
    /// Where a boundary item of a compositional layout stands.
    package var alignment: Located<Alignment>?
    /// `registration: object`: registered through `CellRegistration` or `SupplementaryRegistration`.
    package var usesRegistrationObject: Located<Bool>?
    package var range: ByteRange

    package init(source: Source, range: ByteRange) {
        self.source = source
        self.range = range
    }

    package enum Source: Sendable {
        case nib(Located<String>)
        case `class`(Located<String>)
        /// The identifier of a prototype in the controller's scene.
        case prototype(Located<String>)
        /// One of several, chosen at run time.
        case choose(Choice)
    }

    package enum Size: Sendable, Equatable {
        /// Points.
        case points(Double)
        case estimated(Double)
        case absolute(Double)
        /// The app's delegate decides.
        case app
        /// The storyboard's layout decides.
        case storyboard
    }

    package enum Alignment: String, Sendable, CaseIterable {
        case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }
}
