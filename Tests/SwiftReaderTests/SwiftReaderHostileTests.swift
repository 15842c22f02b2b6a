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
        #expect(chain.hasPrefix("(other a c() c()"))
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
