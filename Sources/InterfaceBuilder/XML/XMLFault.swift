/// Why a file is not well-formed, or is refused, and where.
package struct XMLFault: Sendable, Equatable {
    package var message: String
    /// A byte offset in the file's text.
    package var offset: Int
    /// How many bytes are wrong.
    package var length: Int

    package init(message: String, offset: Int, length: Int = 1) {
        self.message = message
        self.offset = offset
        self.length = length
    }
}
