import InterfaceBuilder
import NibCompiler
import SwiftReader
import Testing

/// Text that no compiler accepts, or that no person writes, is read without a crash.
@Suite struct SwiftReaderHostileTests {
    @Test(arguments: Hostile.texts.indices)
    func nestingAndRepetitionEnd(_ index: Int) {
        let (name, text) = Hostile.texts[index]
        let file = SourceFile(path: name, text: text)
        #expect(SwiftSourceReader.outline(of: file).globals.count <= text.utf8.count)
        #expect(SwiftSourceReader.read(file).file === file)
    }

    @Test func longChainsKeepTheirCalls() {
        let sum = FactPrinter.value("a()" + String(repeating: " + b()", count: 20_000))
        #expect(sum.hasPrefix("(other a() b() b()"))
        let chain = FactPrinter.value("a" + String(repeating: ".b(c())", count: 5_000))
        #expect(chain.hasPrefix("(other a.b(c()).b(c())"))
        #expect(chain.split(separator: ".b(c())", omittingEmptySubsequences: false).count == 5_001)
    }

    @Test func aHundredAlternativesNest() {
        let text = FactPrinter.body("if a { f() }" + String(repeating: " else if b { g() }", count: 100))
        #expect(text.hasSuffix("else {if b {g()}" + String(repeating: "}", count: 100)))
    }

    @Test func textOfOtherKinds() {
        for bytes: [UInt8] in [
            [], [0], [0xFF, 0xFE, 0x00], Array("let x = \"".utf8) + [0xC3, 0x28, 0x22, 0x0A],
        ] {
            let file = SourceFile(path: "A.swift", text: bytes)
            #expect(SwiftSourceReader.outline(of: file).types.isEmpty)
            #expect(SwiftSourceReader.read(file).types.isEmpty)
        }
    }

    /// What people write many times in a row is read: requirements without braces, `??` in one body.
    @Test func longTextIsNotDeepText() {
        let requirements = (0..<300).map { "func f\($0)(_ a: Int) -> String" }.joined(separator: "\n")
        let models = (0..<300).map { "a\($0) = d[\($0)] ?? b ?? c" }.joined(separator: "\n")
        let facts = SwiftSourceReader.read(
            SourceFile(
                path: "A.swift", text: "protocol P {\n\(requirements)\n}\nfunc g() {\n\(models)\n}"))
        #expect(facts.unread == nil)
        #expect(facts.types.first?.functions.count == 300)
        #expect(facts.functions.first?.body?.count == 300)
    }

    @Test(arguments: [
        ("let x = ", "(", 200), ("let x = ", "[", 13), ("let x = ", "[(", 13), ("", "{ ", 200),
        ("let x = ", "try ", 61),
        ("", "#if A\n", 61), ("let x: ", "A<", 101),
    ])
    func theFirstPlaceThatIsTooDeepIsTold(start: String, opening: String, count: Int) throws {
        let text = { SourceFile(path: "A.swift", text: start + String(repeating: opening, count: $0)) }
        let place = try #require(SwiftSourceReader.read(text(1_000)).unread?.place)
        let step = opening.utf8.count
        #expect(place.lowerBound == start.utf8.count + (count - 1) * step)
        #expect(!place.isEmpty)
        #expect(SwiftSourceReader.read(text(count - 1)).unread?.reason != .deep)
    }

    /// Few brackets are enough to keep swift-syntax busy for hours: it tries each as a type and as a value.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: ["[", "[(", "[A<", "[(a: ", "[@a ", "[a: [", "[() -> ", "[any ", "a[", "[{ [", "[\"\\(["])
    func squareBracketsEndSoon(opening: String) {
        for count in [6, 12, 30, 60, 100] {
            for start in ["let x = ", "let x: ", "f(", "if case "] {
                let file = SourceFile(path: "A.swift", text: start + String(repeating: opening, count: count))
                #expect(SwiftSourceReader.read(file).file === file)
            }
        }
    }

    /// A literal is known only where all its bytes are.
    @Test func stringsWithBytesThatAreNoTextAreUnknown() throws {
        let bytes = Array("let a = \"x".utf8) + [0xE9] + Array("\"\nlet b = \"y\" // ".utf8) + [0xE9]
        let facts = SwiftSourceReader.read(
            try SourceDecoder.decodeSource(path: "A.swift", bytes: bytes))
        #expect(facts.properties.map(\.name.value) == ["a", "b"])
        let values = facts.properties.map { property in
            if case .string(let text) = property.value?.kind { text } else { "unknown" }
        }
        #expect(values == ["unknown", "y"])
        #expect(facts.properties[1].name.range == ByteRange(17, 18))
    }

    @Test func everyTruncationIsRead() {
        let sample = Array(Sample.controller.utf8)
        for end in sample.indices {
            let file = SourceFile(path: "A.swift", text: Array(sample[..<end]))
            let facts = SwiftSourceReader.read(file)
            #expect(SwiftSourceReader.outline(of: file).types.count <= 2)
            #expect(facts.types.allSatisfy { $0.range.upperBound <= end })
        }
    }
}
