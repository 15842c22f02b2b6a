import InterfaceBuilder

/// Where something stands in the sources, as a key.
struct ExtractPlace: Hashable {
    private let path: String
    private let bytes: ByteRange

    init(_ range: SourceRange) { (path, bytes) = (range.file.path, range.bytes) }
}
