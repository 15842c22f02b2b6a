/// What Swift takes for an identifier (The Swift Programming Language, "Identifiers").
enum SwiftName {
    /// Whether `text` is an identifier. Keywords are: generated code puts them in back-ticks.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isHead(first.value) else { return false }
        return text.utf8.contains { $0 != UInt8(ascii: "_") }
            && text.unicodeScalars.dropFirst().allSatisfy { isHead($0.value) || isTail($0.value) }
    }

    /// The components of a dotted name, each an identifier; nil for anything else.
    static func components(_ text: String) -> [String]? {
        let components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return components.allSatisfy(isIdentifier) ? components : nil
    }

    private static func isHead(_ value: UInt32) -> Bool {
        if value < 0x80 {
            return value == 0x5F || (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
        }
        // The last two of a plane are no characters.
        if value >= 0x10000 { return value < 0xF0000 && value & 0xFFFF <= 0xFFFD }
        return contains(heads, value)
    }

    private static func isTail(_ value: UInt32) -> Bool {
        (0x30...0x39).contains(value) || contains(tails, value)
    }

    private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        ranges.contains { $0.contains(value) }
    }

    /// Swift's list without the marks that turn the direction of text (U+202A to U+202E, U+2066 to U+2069):
    /// they make code read other than it runs.
    private static let heads: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
        0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF,
        0x1E00...0x1FFF, 0x200B...0x200D, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x2065,
        0x206A...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
        0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
    ]

    private static let tails: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
}
