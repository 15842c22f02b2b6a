/// Overrides of an object's properties under a trait condition.
package struct Variation: Sendable {
    package var object: String
    /// `default`, or conditions such as `heightClass=regular-widthClass=regular`.
    package var condition: String
    /// Subviews and constraints that are not installed under the condition.
    package var excluded: [String]
    /// Those that are installed again.
    package var included: [String]
    package var range: ByteRange
}
