/// Text made to break out of literals, comments and names, the same on every run.
enum HostileText {
    private static let pieces = [
        "\"", "\\", "\\(", ")", "\n", "\r\n", "*/", "/*", "//", "\0", "\u{200F}", "\u{202E}", "\u{2028}",
        "\u{85}",
        "\u{FEFF}", "`", "#\"", "\"\"\"", "\\u{41}", "$0", "\u{301}", "e\u{301}", "é", "👨‍👩‍👧", "🚀", "class",
        "default", "self", "Type", "init", "none", "allCases", "rawValue", "Cell", "Header", "my-cell", " ",
        "\u{A0}", "\u{3000}", "7", "_", "Ж", "ж", "ß", "İ", "\u{1F}", "\u{7F}", "\t", "{", "}", ";",
        "fatalError()",
        "\u{E000}", "\u{E0041}", "한", "あ", "\u{10FFFF}", "@", "URL", "#\"\\#(", "\u{FFFD}", "#if", "@main",
        "\\(fatalError())", "\u{2066}", "'", "С", "o\u{308}",
    ]

    /// Every piece alone, then pieces at random.
    static let all: [String] = {
        var random = Random(seed: 20_26)
        var texts = pieces
        while texts.count < 300 { texts.append(random.text()) }
        return texts
    }()

    /// Numbers and texts that are the same on every run.
    struct Random {
        private var seed: UInt64

        init(seed: UInt64) { self.seed = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

        mutating func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }

        /// Pieces at random; now and then very many of them.
        mutating func text() -> String {
            let count = next(50) == 0 ? 2000 : 1 + next(6)
            return (0..<count).map { _ in pieces[next(pieces.count)] }.joined()
        }
    }
}
