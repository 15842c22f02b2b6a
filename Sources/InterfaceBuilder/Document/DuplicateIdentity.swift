/// An id that two elements of one file have; Xcode does not open such a file.
package struct DuplicateIdentity: Sendable {
    /// The name of the second element.
    package var element: String
    /// The second place.
    package var id: Located<String>
    /// The first place.
    package var first: ByteRange
}
