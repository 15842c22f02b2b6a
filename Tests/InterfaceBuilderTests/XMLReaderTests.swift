import InterfaceBuilder
import Testing

@Suite struct XMLReaderTests {
    private func read(_ text: String) -> (file: SourceFile, root: Element?, fault: XMLFault?) {
        let file = SourceFile(path: "Test.xib", text: text)
        let (root, fault) = XMLReader.read(file)
        return (file, root, fault)
    }

    @Test func rangesAreExact() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document  type = 'Ünïcode "q"'
                empty="" escaped="a &lt; b &#38; c"><!-- <skip/> --><child
                    id="1"/>text &amp; more<![CDATA[ <raw> ]]></document>

            """
        let (file, root, fault) = read(text)
        let document = try #require(root)
        #expect(fault == nil)
        #expect(document.name == "document")
        #expect(file[document.range].hasPrefix("<document  type"))
        #expect(file[document.range].hasSuffix("</document>"))
        #expect(file[document.startTag].hasSuffix("b &#38; c\">"))
        #expect(file[document.nameRange] == "document")
        #expect(document.attributes.map(\.name) == ["type", "empty", "escaped"])
        #expect(document.attributes.map(\.value) == ["Ünïcode \"q\"", "", "a < b & c"])
        #expect(document.attributes.map { file[$0.nameRange] } == ["type", "empty", "escaped"])
        #expect(
            document.attributes.map { file[$0.valueRange] } == ["Ünïcode \"q\"", "", "a &lt; b &#38; c"])
        #expect(document.text == "text & more <raw> ")
        let child = try #require(document.children.first)
        #expect(file[child.range] == "<child\n        id=\"1\"/>")
        #expect(child["id"] == "1")
    }

    @Test func namesKeepTheirPrefixAndDeclarationsStay() throws {
        let text = "<a xmlns:x=\"urn:x\" x:k=\"1\" k=\"2\" y:z=\"3\"><x:b/><u:c/></a>"
        let (file, root, fault) = read(text)
        let element = try #require(root)
        #expect(fault == nil)
        #expect(element.attributes.map(\.name) == ["xmlns:x", "x:k", "k", "y:z"])
        #expect(element.attributes.map(\.value) == ["urn:x", "1", "2", "3"])
        #expect(element.attributes.map { file[$0.valueRange] } == ["urn:x", "1", "2", "3"])
        #expect(element.children.map(\.name) == ["x:b", "u:c"])
        #expect(file[Array(element.children)[1].nameRange] == "u:c")
    }

    @Test(arguments: [
        ("", "empty file", 0),
        ("   \n", "start tag expected, '<' not found", 4),
        ("<a><b></a>", "'</a>' where 'b' of line 1 has to be closed", 6),
        ("<a>\n<b>", "the file ends inside 'b' of line 2", 7),
        ("<a b>", "attribute 'b' has no value", 3),
        ("<a>\n  <", "the file ends inside a tag", 6),
        ("<a>\n  <b", "the file ends inside a tag", 6),
        ("<a><b cd", "the file ends inside a tag", 3),
        ("<a><b cd=", "the file ends inside a tag", 3),
        ("<a><b cd='ef\n", "the file ends inside a tag", 3),
        ("<a><b/></", "the file ends inside a tag", 7),
        ("<a><!-- b", "comment not terminated", 9),
        ("<a b=\"1\" b=\"2\"/>", "attribute 'b' is given twice", 9),
        ("<a>&undefined;</a>", "entity 'undefined' not defined", 14),
        ("<!DOCTYPE a><a/>", "a document type declaration is not allowed in a view description", 11),
        ("<a/><b/>", "extra content at the end of the document", 4),
        ("<a b=\"x & y\"/>", "'&' begins no reference; write '&amp;'", 8),
        ("<a>\u{1}</a>", "a character that XML does not allow", 3),
        ("<a b=1/>", "an attribute's value begins with no quote", 5),
    ])
    func faultsHaveAPlace(text: String, message: String, offset: Int) {
        let fault = read(text).fault
        #expect(fault?.message == message)
        #expect(fault?.offset == offset)
    }

    @Test func whatIsWrongIsCovered() {
        #expect(read("<a><b></a>").fault?.length == 4)
        #expect(
            read("<a><b x:yz='>' c=\"b\"\n x:yz = '2' x:yz=\"\"/></a>").fault
                == XMLFault(message: "attribute 'x:yz' is given twice", offset: 22, length: 4))
        #expect(
            read("<a>x & y</a>").fault
                == XMLFault(message: "'&' begins no reference; write '&amp;'", offset: 5))
    }

    @Test func whatWasReadBeforeAFaultIsKept() throws {
        let (file, root, fault) = read("<a><b id=\"1\"><c/></b><d id=\"2\"><e>text")
        let element = try #require(root)
        #expect(fault != nil)
        #expect(element.name == "a")
        #expect(element.children.map(\.name) == ["b", "d"])
        #expect(Array(element.children)[1].children.map(\.name) == ["e"])
        #expect(Array(element.children)[1].children.first?.text == "text")
        #expect(element.range.upperBound == file.text.count)
    }

    @Test func depthIsBounded() {
        let deepest = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
        #expect(read(deepest).fault == nil)
        let tooDeep = String(repeating: "<a>", count: 200_000)
        #expect(
            read(tooDeep).fault == XMLFault(message: "elements are nested deeper than 200", offset: 200 * 3))
    }

    @Test func nothingIsExpandedOrLoaded() {
        let laughs = """
            <?xml version="1.0"?>
            <!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>
            <l>&b;&c;</l>
            """
        let (_, root, fault) = read(laughs)
        #expect(root == nil)
        #expect(fault?.message == "a document type declaration is not allowed in a view description")
    }

    /// Every prefix of a document is read without a trap, keeps its ranges inside the text, and is a fault.
    @Test func everyPrefixIsAFault() {
        let text = "<?xml version=\"1.0\"?><a b=\"1&amp;2\"><c d='e'/>f<!--g--><h><![CDATA[i]]></h></a>"
        for length in 0..<text.utf8.count {
            let (file, root, fault) = read(String(decoding: text.utf8.prefix(length), as: UTF8.self))
            #expect(fault != nil, "\(length) bytes")
            #expect((fault?.offset ?? 0) <= file.text.count)
            if let root { #expect(Self.isInside(root, ByteRange(0, file.text.count)), "\(length) bytes") }
        }
    }

    private static func isInside(_ element: Element, _ outer: ByteRange) -> Bool {
        element.range.lowerBound >= outer.lowerBound && element.range.upperBound <= outer.upperBound
            && element.children.allSatisfy { isInside($0, outer) }
    }
}
