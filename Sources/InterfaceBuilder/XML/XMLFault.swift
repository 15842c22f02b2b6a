/// Why a file is not well-formed, or is refused, and where.
package struct XMLFault: Sendable, Equatable {
    package var message: String
    /// A byte offset in the file's text.
    package var offset: Int

    package init(message: String, offset: Int) {
        self.message = message
        self.offset = offset
    }
}
