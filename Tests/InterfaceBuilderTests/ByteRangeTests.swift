import Foundation
import InterfaceBuilder
import Testing

/// Every range of every element and attribute is exact: cut from the text, it gives what the tree says.
@Suite struct ByteRangeTests {
    @Test func fixtures() {
        #expect(faults(below: ViewDescriptions.fixtures) == [])
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: ViewDescriptions.corpus.path),
            "the corpus of public projects is not beside this one"))
    func corpus() {
        #expect(faults(below: ViewDescriptions.corpus) == [])
    }

    @Test(arguments: [
        "<a ä=\"ö &amp; €\" 名='𝄞&#x1D11E;' b=\"&#10;x\ty\r\nz\"><ß/>€<é ü=\"&lt;&gt;&quot;&apos;\"/></a>",
        "<?xml version='1.0'?>\r\n<!-- <x> --><a\r\n\tb = '\"'\r\n\tc\t=\t\"'\">\r\n<b></b ><c\n/></a\n>\r\n<!-- -->",
        "<x:a xmlns:x=\"u\" x:b=\"1\" xml:lang=\"de\"><x:c xmlns=\"v\"/><![CDATA[<d>]]></x:a>",
    ])
    func hardCases(text: String) {
        let check = TreeCheck(SourceFile(path: "a.xib", text: text))
        #expect(check.faults == [])
        #expect(check.isComplete)
        #expect(check.elementCount >= 2)
    }

    private func faults(below folder: URL) -> [String] {
        let paths = ViewDescriptions.paths(below: folder)
        #expect(!paths.isEmpty)
        return ViewDescriptions.faults(in: paths) { path in
            guard
                let file = try? SourceDecoder.decode(path: path, bytes: ViewDescriptions.bytes(of: path))
            else { return [] }
            return TreeCheck(file).faults
        }
    }
}
