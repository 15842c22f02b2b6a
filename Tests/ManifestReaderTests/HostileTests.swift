import Foundation
import InterfaceBuilder
import ManifestReader
import NibCompiler
import Testing

/// No input makes the reader trap, hang or point outside the text.
@Suite struct HostileTests {
    private func read(_ text: [UInt8]) -> [Diagnostic] {
        let file = SourceFile(path: "nibc.yml", text: text)
        let (manifest, diagnostics) = ManifestReader.read(file, knownRules: ManifestFixture.knownRules)
        #expect(manifest.isComplete == diagnostics.isEmpty)
        for diagnostic in diagnostics {
            #expect(diagnostic.range.bytes.upperBound <= text.count)
            for note in diagnostic.notes {
                #expect((note.range?.bytes.upperBound ?? 0) <= text.count)
            }
        }
        _ = ManifestDump(manifest).text
        return diagnostics
    }

    /// Pieces that mean something to YAML or to the reader.
    private static let pieces = [
        "{", "}", "[", "]", ":", ": ", ",", "- ", "\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\t", "  ", "#",
        "&a ",
        "*a", "!!str ", "<<: ", "? ", "|\n", ">-\n", "\"", "'", "\\", "---\n", "...\n", "%YAML 1.2\n", "é",
        "😀",
        "\u{FEFF}", "\0", "none", "choose: ", "enum: ", "each: ", "header: ", "nibc: 1\n", "1e999", "null",
        "@", "`",
    ].map { Array($0.utf8) }

    @Test func mutationsDoNoHarm() throws {
        var generator = SplitMix(state: 20_240_607)
        let seeds = try [
            "good-whole-example", "good-block-style", "good-json", "good-anchors", "good-unicode-breaks",
        ]
        .map { Array(try Data(contentsOf: ManifestFixture(name: $0).manifest)) }
        for round in 0..<4_000 {
            var text = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0...text.count, using: &generator)
                let end = min(text.count, place + Int.random(in: 0...12, using: &generator))
                switch Int.random(in: 0...3, using: &generator) {
                case 0: text.removeSubrange(place..<end)
                case 1: text.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
                case 2:
                    text.insert(
                        contentsOf: Array(text[place..<end]),
                        at: Int.random(in: 0...text.count, using: &generator))
                default: text = Array(text[..<place])
                }
            }
            // What reaches the reader is UTF-8.
            _ = read(Array(String(decoding: text, as: UTF8.self).utf8))
        }
    }

    /// Plain and quoted scalars are found at their ranges, whatever stands before them.
    @Test func rangesHoldWhatTheySay() throws {
        var generator = SplitMix(state: 7)
        let noise = ["é", "😀", "a", "\u{FEFF}", "日本", " "]
        let breaks = ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
        for _ in 0..<500 {
            var text = "nibc: 1"
            for _ in 0..<Int.random(in: 1...100, using: &generator) {
                let words = (0..<Int.random(in: 0...5, using: &generator)).compactMap { _ in
                    noise.randomElement(using: &generator)
                }
                text += " # x" + words.joined() + (breaks.randomElement(using: &generator) ?? "\n")
            }
            text += "\nmodule: Käse"
            let file = SourceFile(path: "nibc.yml", text: text)
            let module = try #require(ManifestReader.read(file).manifest.module)
            #expect(file[module.range] == "Käse")
        }
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "[", "{", "- ", "? ", "a: ", "&a ", "!!a ", "\"", "'", "{a: ", "[a, ", "x\n", "- x\n", "#", "é",
            "\n", " ", "\t",
            "*a ", "a: [", "'a': ", "|\n ", "%", ",", "]", "<<: ", "\u{2028}", "a\\", "? - ", "- - ", "[[],",
            "\u{FEFF}",
        ])
    func repetitionEndsSoon(_ piece: String) {
        // By doubling, up to the limit of length.
        var text = Array(piece.utf8)
        while text.count * 2 < 4 * 1024 * 1024 { text += text }
        let file = SourceFile(path: "nibc.yml", text: text)
        let time = ContinuousClock().measure { _ = ManifestReader.read(file) }
        #expect(time < .seconds(20))
    }

    @Test func lengthIsLimited() {
        let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 10_000_000)
        #expect(read(spaces).map(\.message) == ["a manifest has at most 4 MiB"])
    }

    @Test(.timeLimit(.minutes(10)))
    func manyKeysEndSoon() {
        let keys = (0..<20_000).map { "k\($0): x\n" }.joined()
        let file = SourceFile(path: "nibc.yml", text: "nibc: 1\n" + keys)
        #expect(ManifestReader.read(file).diagnostics.count == 20_000)
        let items = String(repeating: "x,", count: 300_000)
        #expect(read(Array("nibc: 1\nsources: [\(items)]".utf8)).count == 1)
    }

    @Test func invalidBytesDoNoHarm() {
        #expect(!read([0x6E, 0x69, 0xFF, 0xFE, 0x80]).isEmpty)
        #expect(!read([0xC3]).isEmpty)
        #expect(!read([0x61, 0x3A, 0x20, 0xF0, 0x9F]).isEmpty)
    }
}

/// A small generator with a fixed start, so that a failure comes again.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
