/// What a file is to nibc, by its name.
enum FileKind: Sendable, Equatable {
    case viewDescription
    case manifest
    case swiftSource
    case objectiveCSource

    var isSource: Bool { self == .swiftSource || self == .objectiveCSource }

    static let manifestName = "nibc.yml"
    /// What people take for it.
    static let misspeltManifestName = "nibc.yaml"

    /// The kind of a file with this name in UTF-8; nil for files that nibc has no use for.
    init?(name: UnsafeBufferPointer<UInt8>) {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
        let suffix = UnsafeBufferPointer(rebasing: name[(dot + 1)...])
        switch suffix.count {
        case 1 where [UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "c")].contains(suffix[0]):
            self = .objectiveCSource
        case 2 where suffix.elementsEqual("mm".utf8): self = .objectiveCSource
        case 3 where suffix.elementsEqual("xib".utf8): self = .viewDescription
        case 3 where name.elementsEqual(Self.manifestName.utf8): self = .manifest
        case 5 where suffix.elementsEqual("swift".utf8): self = .swiftSource
        case 10 where suffix.elementsEqual("storyboard".utf8): self = .viewDescription
        default: return nil
        }
    }

    init?(name: some StringProtocol) {
        let bytes = Array(name.utf8)
        guard let kind = bytes.withUnsafeBufferPointer({ FileKind(name: $0) }) else { return nil }
        self = kind
    }

    /// The kind of a file by its whole path: in the source folder of a nib, `X.nib`, `designable.nib` is the
    /// view description of that nib.
    init?(path: String) {
        if let kind = FileKind(name: PathName.name(of: path)) {
            self = kind
        } else if path.hasSuffix(".nib/" + Self.sourceNibName) {
            self = .viewDescription
        } else {
            return nil
        }
    }

    static let sourceNibName = "designable.nib"
}
