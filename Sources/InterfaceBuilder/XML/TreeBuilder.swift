import CLibXML2

/// Collects libxml2's events into a tree. Lives only while `XMLReader.read` runs.
///
/// A structure behind a pointer: a class would have each access to its properties checked at run time, which
/// costs a tenth of a read.
struct TreeBuilder {
    private let file: SourceFile
    private let text: UnsafeBufferPointer<UInt8>
    private let context: xmlParserCtxtPtr
    private var nodes: [ElementTree.Node] = []
    private var attributes: [ElementTree.Attribute] = []
    private var texts: [Int: String] = [:]
    private var decodedValues: [Int: String] = [:]
    /// The elements that are not closed yet.
    private var open: [Int] = []
    /// Where the element that was closed last ends.
    private var lastEnd = 0
    private var character: [UInt8] = []
    private var names = NameTable()
    private var firstFatal: XMLFault?
    /// Why this reader stopped the parse, where it did.
    private(set) var refusal: XMLFault?

    init(file: SourceFile, text: UnsafeBufferPointer<UInt8>, context: xmlParserCtxtPtr) {
        self.file = file
        self.text = text
        self.context = context
        open.reserveCapacity(32)
        nodes.reserveCapacity(text.count / 128)
        attributes.reserveCapacity(text.count / 64)
    }

    /// The first thing that went wrong; what this reader refused comes before what libxml2 says of it.
    var fault: XMLFault {
        refusal ?? firstFatal ?? XMLFault(message: "the file is not well-formed", offset: offset)
    }

    mutating func open(
        local: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
        attributes values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) {
        guard refusal == nil else { return }
        flushText()
        var start = offset - 1
        while start > 0, text[start] != UInt8(ascii: "<") { start -= 1 }
        let name = names.index(local: local, prefix: prefix)
        let first = attributes.count
        let end = collectAttributes(
            from: start + 1 + names.length(of: name), values: values, count: count)
        open.append(nodes.count)
        nodes.append(
            ElementTree.Node(
                name: name, firstAttribute: UInt32(first), endAttribute: UInt32(attributes.count),
                subtreeEnd: UInt32(nodes.count + 1), startTagEnd: UInt32(end), range: ByteRange(start, end)))
        if open.count > XMLReader.maximumDepth {
            refuse("elements are nested deeper than \(XMLReader.maximumDepth)", at: start)
        }
    }

    mutating func close() {
        guard refusal == nil, !open.isEmpty else { return }
        flushText()
        close(at: offset)
    }

    mutating func append(_ bytes: UnsafeBufferPointer<xmlChar>) {
        guard refusal == nil, !open.isEmpty else { return }
        character.append(contentsOf: bytes)
    }

    mutating func refuse(_ message: String) {
        refuse(message, at: offset)
    }

    mutating func report(_ error: xmlError) {
        guard firstFatal == nil, error.level == XML_ERR_FATAL else { return }
        if let start = openTag {
            firstFatal = XMLFault(
                message: "the file ends inside a tag", offset: start, length: text.count - start)
            return
        }
        let place = place(of: error)
        firstFatal = XMLFault(
            message: XMLFault.message(of: error), offset: place.lowerBound, length: place.count)
    }

    /// Where the tag begins that libxml2 stands in and that the file ends in.
    private var openTag: Int? {
        guard let end = text.lastIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }),
            let start = text[...min(offset, end)].lastIndex(of: UInt8(ascii: "<")),
            start == end || (text[start + 1] != UInt8(ascii: "!") && text[start + 1] != UInt8(ascii: "?")),
            !text[(start + 1)...].contains(UInt8(ascii: "<")), !text[start...].contains(UInt8(ascii: ">"))
        else { return nil }
        return start
    }

    /// What is wrong: the end tag that does not fit, the `&`; else the byte at which libxml2 stands.
    private func place(of error: xmlError) -> Range<Int> {
        let offset = offset
        switch xmlParserErrors(rawValue: UInt32(clamping: error.code)) {
        case XML_ERR_TAG_NAME_MISMATCH:
            var start = offset
            while start > 0, text[start - 1] != UInt8(ascii: "<") { start -= 1 }
            var end = start
            while end < text.count, text[end] != UInt8(ascii: ">") { end += 1 }
            if start > 0, start < end { return (start - 1)..<min(end + 1, text.count) }
        case XML_ERR_NAME_REQUIRED where offset > 0 && text[offset - 1] == UInt8(ascii: "&"):
            return (offset - 1)..<offset
        case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
            guard let name = error.str1.map({ Array(String(cString: $0).utf8) }), name.count <= offset,
                text[(offset - name.count)..<offset].elementsEqual(name)
            else { break }
            return (offset - name.count)..<offset
        case XML_ERR_ATTRIBUTE_REDEFINED:
            guard let name = XMLFault.attributeName(of: error), let second = secondAttribute(name) else {
                break
            }
            return second.lowerBound..<second.upperBound
        default: break
        }
        return offset..<min(offset + 1, text.count)
    }

    /// The name of the second attribute that is called so in the start tag at whose end libxml2 stands.
    private func secondAttribute(_ name: String) -> ByteRange? {
        var start = offset
        while start > 0, text[start - 1] != UInt8(ascii: "<") { start -= 1 }
        while start < text.count, !Self.endsName(text[start]) { start += 1 }
        var scanner = StartTagScanner(text: text, offset: start)
        var isSecond = false
        while let attribute = scanner.next() {
            let found = attribute.name.lowerBound..<attribute.name.upperBound
            guard text[found].elementsEqual(name.utf8) else { continue }
            if isSecond { return attribute.name }
            isSecond = true
        }
        return nil
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }

    /// Closes what is still open where the text broke off, and gives the root.
    mutating func finish() -> Element? {
        flushText()
        while !open.isEmpty { close(at: offset) }
        guard !nodes.isEmpty else { return nil }
        let tree = ElementTree(
            file: file, names: names.names, nodes: nodes, attributes: attributes, texts: texts,
            decodedValues: decodedValues)
        return Element(tree: tree, index: 0)
    }

    private var offset: Int { min(max(0, nibc_offset(context)), text.count) }

    private mutating func refuse(_ message: String, at offset: Int) {
        guard refusal == nil else { return }
        refusal = XMLFault(message: message, offset: offset)
        xmlStopParser(context)
    }

    /// Where the parse was stopped, the cursor may be anywhere: no element ends before what is in it.
    private mutating func close(at end: Int) {
        let index = open.removeLast()
        lastEnd = max(end, lastEnd, Int(nodes[index].startTagEnd))
        nodes[index].subtreeEnd = UInt32(nodes.count)
        nodes[index].range.end = UInt32(lastEnd)
    }

    private mutating func flushText() {
        guard !character.isEmpty else { return }
        if let element = open.last, character.contains(where: { $0 > 0x20 }) {
            texts[element, default: ""] += String(decoding: character, as: UTF8.self)
        }
        character.removeAll(keepingCapacity: true)
    }

    /// Joins the ranges of the start tag's own bytes with libxml2's values, which come in the same order
    /// but without namespace declarations. Gives the offset after the tag's `>`.
    private mutating func collectAttributes(
        from offset: Int, values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) -> Int {
        var scanner = StartTagScanner(text: text, offset: offset)
        var next = 0
        while let (nameRange, valueRange) = scanner.next() {
            let name: UInt32
            if next < count, let values, let local = values[next * 5],
                !Self.declaresNamespace(text, nameRange)
            {
                name = names.index(local: local, prefix: values[next * 5 + 1])
                if let start = values[next * 5 + 3], let end = values[next * 5 + 4] {
                    let value = UnsafeBufferPointer(start: start, count: end - start)
                    if !value.elementsEqual(text[valueRange.lowerBound..<valueRange.upperBound]) {
                        decodedValues[attributes.count] = String(decoding: value, as: UTF8.self)
                    }
                }
                next += 1
            } else {
                name = names.index(of: file[nameRange])
            }
            attributes.append(
                ElementTree.Attribute(name: name, nameStart: nameRange.start, value: valueRange))
        }
        return scanner.end
    }

    private static func declaresNamespace(_ text: UnsafeBufferPointer<UInt8>, _ name: ByteRange) -> Bool {
        guard name.count >= 5, text[name.lowerBound] == UInt8(ascii: "x") else { return false }
        let bytes = text[name.lowerBound..<name.upperBound]
        return bytes.starts(with: "xmlns".utf8)
            && (bytes.count == 5 || bytes[bytes.startIndex + 5] == UInt8(ascii: ":"))
    }
}
