/// A transition of a storyboard.
package struct Segue: Sendable {
    package var id: String
    /// Such as `show`, `embed` or `relationship`.
    package var kind: String
    package var identifier: String?
    package var source: String
    package var destination: String
    package var range: ByteRange
}
