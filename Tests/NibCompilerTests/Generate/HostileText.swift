/// Text made to break out of literals, comments and names, the same on every run.
enum HostileText {
    private static let pieces = [
        "\"", "\\", "\\(", ")", "\n", "\r\n", "*/", "/*", "//", "\0", "\u{200F}", "\u{202E}", "\u{2028}",
        "\u{85}",
        "\u{FEFF}", "`", "#\"", "\"\"\"", "\\u{41}", "$0", "\u{301}", "e\u{301}", "é", "👨‍👩‍👧", "🚀", "class",
        "default", "self", "Type", "init", "none", "allCases", "rawValue", "Cell", "Header", "my-cell", " ",
        "\u{A0}", "\u{3000}", "7", "_", "Ж", "ж", "ß", "İ", "\u{1F}", "\u{7F}", "\t", "{", "}", ";",
        "fatalError()",
        "\u{E000}", "\u{E0041}", "한", "あ", "\u{10FFFF}", "@", "URL",
    ]

    /// Every piece alone, then pieces at random.
    static let all: [String] = {
        var seed: UInt64 = 20_26
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        var texts = pieces
        while texts.count < 300 {
            texts.append((0...next(6)).map { _ in pieces[next(pieces.count)] }.joined())
        }
        return texts
    }()
}
