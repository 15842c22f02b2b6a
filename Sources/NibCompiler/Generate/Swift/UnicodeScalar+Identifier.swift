extension Unicode.Scalar {
    /// Whether a Swift identifier may begin with it: the compiler's own ranges, without what nobody sees.
    var startsIdentifier: Bool {
        if value < 0x80 { return self == "_" || isLetter }
        return Self.heads.contains { $0.contains(value) } && !isInvisible
    }

    /// Whether it may stand inside a Swift identifier.
    var continuesIdentifier: Bool {
        startsIdentifier || isDigit || Self.marks.contains { $0.contains(value) }
    }

    var isDigit: Bool { (0x30...0x39).contains(value) }

    private var isLetter: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }

    /// Format characters, variation selectors and tags: the compiler takes them, but two names that differ
    /// in nothing else look the same.
    private var isInvisible: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
            || properties.isWhitespace || properties.generalCategory == .control
    }

    /// The heads of identifiers beyond ASCII, from the grammar of The Swift Programming Language; without U+FFF9 to
    /// U+FFFD, which it has and the compiler refuses.
    private static let heads: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
        0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF,
        0x1E00...0x1FFF, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x20CF, 0x2100...0x218F,
        0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
        0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
        0xFE30...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]

    /// Combining marks, which may follow a head.
    private static let marks: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
}
