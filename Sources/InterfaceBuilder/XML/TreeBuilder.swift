import CLibXML2

/// Collects libxml2's events into a tree. Lives only while `XMLReader.read` runs.
final class TreeBuilder {
    private let text: UnsafeBufferPointer<UInt8>
    private let context: xmlParserCtxtPtr
    private var open: [Element] = []
    private var root: Element?
    private var character: [UInt8] = []
    /// libxml2 interns names, so that equal names have equal pointers within one parse.
    private var names: [UnsafePointer<xmlChar>: String] = [:]
    private var firstFatal: XMLFault?
    /// Why this reader stopped the parse, where it did.
    private(set) var refusal: XMLFault?

    init(text: UnsafeBufferPointer<UInt8>, context: xmlParserCtxtPtr) {
        self.text = text
        self.context = context
        open.reserveCapacity(32)
    }

    /// The first thing that went wrong; what this reader refused comes before what libxml2 says of it.
    var fault: XMLFault {
        refusal ?? firstFatal ?? XMLFault(message: "the file is not well-formed", offset: offset)
    }

    func open(
        local: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
        attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) {
        guard refusal == nil else { return }
        let end = offset
        var start = min(end, text.count) - 1
        while start > 0, text[start] != UInt8(ascii: "<") { start -= 1 }
        let name = prefix.map { self.name($0) + ":" + self.name(local) } ?? self.name(local)
        let tag = StartTagScanner.scan(text, from: start + 1 + name.utf8.count)
        flushText()
        open.append(
            Element(
                name: name,
                attributes: self.attributes(tag.attributes, values: attributes, count: count),
                range: ByteRange(start, tag.end),
                startTag: ByteRange(start, tag.end)))
        if open.count > XMLReader.maximumDepth {
            refuse("elements are nested deeper than \(XMLReader.maximumDepth)", at: start)
        }
    }

    func close() {
        guard refusal == nil, !open.isEmpty else { return }
        flushText()
        close(at: offset)
    }

    func append(_ bytes: UnsafeBufferPointer<xmlChar>) {
        guard refusal == nil, !open.isEmpty else { return }
        character.append(contentsOf: bytes)
    }

    func refuse(_ message: String) {
        refuse(message, at: offset)
    }

    func report(_ error: xmlError) {
        guard firstFatal == nil, error.level == XML_ERR_FATAL else { return }
        firstFatal = XMLFault(message: XMLFault.message(of: error), offset: offset)
    }

    /// Closes what is still open where the text broke off, and gives the root.
    func finish() -> Element? {
        flushText()
        while !open.isEmpty { close(at: min(offset, text.count)) }
        return root
    }

    private var offset: Int { min(max(0, nibc_offset(context)), text.count) }

    private func refuse(_ message: String, at offset: Int) {
        guard refusal == nil else { return }
        refusal = XMLFault(message: message, offset: offset)
        xmlStopParser(context)
    }

    private func close(at end: Int) {
        var element = open.removeLast()
        element.range = ByteRange(element.range.lowerBound, max(end, element.startTag.upperBound))
        if open.isEmpty { root = root ?? element } else { open[open.count - 1].children.append(element) }
    }

    private func flushText() {
        guard !character.isEmpty else { return }
        defer { character.removeAll(keepingCapacity: true) }
        guard !open.isEmpty, character.contains(where: { $0 > 0x20 }) else { return }
        open[open.count - 1].text += String(decoding: character, as: UTF8.self)
    }

    private func name(_ pointer: UnsafePointer<xmlChar>) -> String {
        if let known = names[pointer] { return known }
        let name = String(cString: pointer)
        names[pointer] = name
        return name
    }

    /// Joins the ranges of the start tag's own bytes with libxml2's values, which come in the same order
    /// but without namespace declarations.
    private func attributes(
        _ scanned: [StartTagScanner.Attribute], values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
        count: Int
    ) -> [Element.Attribute] {
        var result: [Element.Attribute] = []
        result.reserveCapacity(scanned.count)
        var next = 0
        for attribute in scanned {
            let isDeclaration = Self.declaresNamespace(text, attribute.name)
            if !isDeclaration, next < count, let values, let local = values[next * 5] {
                let prefix = values[next * 5 + 1]
                let name = prefix.map { self.name($0) + ":" + self.name(local) } ?? self.name(local)
                result.append(
                    Element.Attribute(
                        name: name, value: Self.value(values[next * 5 + 3], values[next * 5 + 4]),
                        nameRange: attribute.name, valueRange: attribute.value))
                next += 1
            } else {
                result.append(
                    Element.Attribute(
                        name: string(attribute.name), value: string(attribute.value),
                        nameRange: attribute.name, valueRange: attribute.value))
            }
        }
        return result
    }

    private func string(_ range: ByteRange) -> String {
        String(decoding: text[range.lowerBound..<range.upperBound], as: UTF8.self)
    }

    private static func value(_ start: UnsafePointer<xmlChar>?, _ end: UnsafePointer<xmlChar>?) -> String {
        guard let start, let end else { return "" }
        return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }

    private static func declaresNamespace(_ text: UnsafeBufferPointer<UInt8>, _ name: ByteRange) -> Bool {
        let bytes = text[name.lowerBound..<name.upperBound]
        let prefix = "xmlns".utf8
        guard bytes.starts(with: prefix) else { return false }
        return bytes.count == prefix.count || bytes[bytes.startIndex + prefix.count] == UInt8(ascii: ":")
    }
}
