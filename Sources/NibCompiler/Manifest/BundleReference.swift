/// Where a nib is looked for.
package enum BundleReference: Sendable, Equatable {
    /// The main bundle: `nil` in `UINib(nibName:bundle:)`.
    case main
    /// A Swift package's resource bundle: `.module`.
    case module
    /// The bundle of the controller's class: `Bundle(for: Self.self)`.
    case `class`
    /// A dotted path of Swift identifiers, such as `Bundles.shared`.
    case path([String])
}
