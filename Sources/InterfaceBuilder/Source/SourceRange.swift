/// A place in a file: where a finding points.
package struct SourceRange: Sendable {
    package var file: SourceFile
    package var bytes: ByteRange

    package init(_ file: SourceFile, _ bytes: ByteRange) {
        self.file = file
        self.bytes = bytes
    }

    /// The place of findings about the whole of `file`: 1:1.
    package init(wholeOf file: SourceFile) {
        self.init(file, .fileStart)
    }
}

extension SourceRange: Comparable {
    package static func == (left: SourceRange, right: SourceRange) -> Bool {
        left.file.path == right.file.path && left.bytes == right.bytes
    }

    /// By path (as UTF-8 bytes), then by start, then by end.
    package static func < (left: SourceRange, right: SourceRange) -> Bool {
        if left.file !== right.file {
            if left.file.path.utf8.lexicographicallyPrecedes(right.file.path.utf8) { return true }
            if right.file.path.utf8.lexicographicallyPrecedes(left.file.path.utf8) { return false }
        }
        return (left.bytes.start, left.bytes.end) < (right.bytes.start, right.bytes.end)
    }
}
