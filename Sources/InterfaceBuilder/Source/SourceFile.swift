/// The text of a file as UTF-8, without its byte order mark, under the path by which it was found.
///
/// A class, so that the ranges of thousands of facts can name their file for the price of a pointer.
package final class SourceFile: Sendable {
    /// The path as given on the command line or found below it.
    package let path: String
    /// UTF-8; decoded from another encoding if the file was in one.
    package let text: [UInt8]
    /// How the file was written on disk.
    package let encoding: SourceEncoding

    package init(path: String, text: [UInt8], encoding: SourceEncoding = .utf8) {
        self.path = path
        self.text = text
        self.encoding = encoding
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, text: Array(text.utf8))
    }

    /// The whole text.
    package var fullRange: ByteRange { ByteRange(0, text.count) }

    /// The text of `range`; bytes that are no UTF-8 become U+FFFD.
    package subscript(range: ByteRange) -> String {
        let end = min(range.upperBound, text.count)
        return String(decoding: text[min(range.lowerBound, end)..<end], as: UTF8.self)
    }

    /// The last component of the path.
    package var name: Substring {
        // As bytes: telling characters apart takes longer than everything else here.
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    /// The path of what a nib is made from: the file, or its folder where that is the nib's source,
    /// `X.nib/designable.nib`.
    package var nibPath: Substring {
        path.hasSuffix(".nib/designable.nib") ? path.dropLast("/designable.nib".utf8.count) : path[...]
    }

    /// The last component of `nibPath` without its extension: the name that a nib of this file has.
    package var baseName: String {
        let path = nibPath
        let name =
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
            return String(name)
        }
        return String(name[..<dot])
    }
}
