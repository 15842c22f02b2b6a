import InterfaceBuilder

/// Holds a tree against the text that it came from, byte by byte.
struct TreeCheck {
    let file: SourceFile
    let isComplete: Bool
    private(set) var faults: [String] = []
    private(set) var elementCount = 0
    private(set) var attributeCount = 0

    /// Reads `file` and checks every element and attribute of it.
    init(_ file: SourceFile) {
        self.file = file
        let (root, fault) = XMLReader.read(file)
        isComplete = fault == nil
        if let root { check(root, inside: 0..<file.text.count) }
        if let fault, fault.offset < 0 || fault.offset > file.text.count {
            faults.append("\(file.path): the fault lies at \(fault.offset)")
        }
    }

    private mutating func check(_ element: Element, inside outer: Range<Int>) {
        elementCount += 1
        let range = element.range
        let tag = element.startTag
        expect(
            range.lowerBound >= outer.lowerBound && range.upperBound <= outer.upperBound,
            "leaves what it is in", element)
        expect(tag.lowerBound == range.lowerBound && tag.upperBound <= range.upperBound, "start tag", element)
        expect(text(at: range.lowerBound, is: "<"), "begins with no '<'", element)
        expect(element.nameRange.lowerBound == range.lowerBound + 1, "name's place", element)
        expect(bytes(element.nameRange).elementsEqual(element.name.utf8), "name", element)
        if isComplete {
            expect(text(at: tag.upperBound - 1, is: ">"), "start tag ends with no '>'", element)
            expect(text(at: range.upperBound - 1, is: ">"), "ends with no '>'", element)
        }
        var end = element.nameRange.upperBound
        for attribute in element.attributes {
            check(attribute, of: element, after: end)
            end = attribute.valueRange.upperBound + 1
        }
        expect(end <= tag.upperBound, "attributes leave the start tag", element)
        end = tag.upperBound
        for child in element.children {
            check(child, inside: end..<max(end, range.upperBound))
            end = child.range.upperBound
        }
    }

    private mutating func check(_ attribute: Element.Attribute, of element: Element, after end: Int) {
        attributeCount += 1
        let (name, value) = (attribute.nameRange, attribute.valueRange)
        expect(name.lowerBound > end - 1 && value.lowerBound > name.upperBound, "order", element)
        expect(bytes(name).elementsEqual(attribute.name.utf8), "attribute's name", element)
        let quote = bytes(ByteRange(value.lowerBound - 1, value.lowerBound)).first
        expect(quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), "no quote before a value", element)
        expect(
            bytes(ByteRange(value.upperBound, value.upperBound + 1)).first == quote,
            "no quote after a value", element)
        expect(
            Self.decoded(bytes(value)).elementsEqual(attribute.value.utf8),
            "'\(attribute.name)' is '\(attribute.value)'", element)
    }

    private mutating func expect(_ isRight: Bool, _ what: @autoclosure () -> String, _ element: Element) {
        guard !isRight, faults.count < 10 else { return }
        faults.append("\(file.path): \(element.name) at \(element.range.lowerBound): \(what())")
    }

    private func bytes(_ range: ByteRange) -> ArraySlice<UInt8> {
        let end = min(range.upperBound, file.text.count)
        return file.text[min(range.lowerBound, end)..<end]
    }

    private func text(at offset: Int, is character: Unicode.Scalar) -> Bool {
        file.text.indices.contains(offset) && file.text[offset] == UInt8(ascii: character)
    }

    /// An attribute's value by the rules of XML: white space becomes spaces, references what they stand for.
    private static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8] {
        guard raw.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else { return Array(raw) }
        var result: [UInt8] = []
        let lines = String(decoding: raw, as: UTF8.self).unicodeScalars.map { $0 }
        var index = 0
        while index < lines.count {
            let scalar = lines[index]
            index += 1
            if scalar == "\r", index < lines.count, lines[index] == "\n" { continue }
            if scalar == "\n" || scalar == "\r" || scalar == "\t" {
                result.append(UInt8(ascii: " "))
            } else if scalar == "&", let end = lines[index...].firstIndex(of: ";") {
                var name = String.UnicodeScalarView()
                name.append(contentsOf: lines[index..<end])
                result += Array(character(String(name)).utf8)
                index = end + 1
            } else {
                result += Array(String(Character(scalar)).utf8)
            }
        }
        return result
    }

    private static func character(_ name: String) -> String {
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        if let known = named[name] { return known }
        let isHex = name.hasPrefix("#x")
        let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "?"
    }
}
