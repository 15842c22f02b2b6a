/// Reads an OpenStep property list, as far as it goes: a fault ends the reading and leaves what came before.
package struct PropertyListReader {
    private let text: [UInt8]
    private var position = 0
    private var isWhole = true

    /// Xcode's own files nest seven deep.
    private static let maximumDepth = 64

    private init(_ text: [UInt8]) {
        self.text = text
    }

    /// The value of the text, and whether that is all of it.
    package static func read(_ text: [UInt8]) -> (value: PropertyList?, isWhole: Bool) {
        var reader = PropertyListReader(text)
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = reader.value(depth: 0)
        reader.skipSpace()
        return (value, reader.isWhole && value != nil && reader.position == text.count)
    }

    private var byte: UInt8? { position < text.count ? text[position] : nil }

    private func byte(after count: Int) -> UInt8? {
        position + count < text.count ? text[position + count] : nil
    }

    private mutating func fail<Value>() -> Value? {
        isWhole = false
        return nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard byte == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) -> PropertyList? {
        guard depth < Self.maximumDepth else { return fail() }
        if take("{") { return dictionary(depth: depth) }
        if take("(") { return array(depth: depth) }
        if take("<") {
            let start = position
            while let byte, byte != UInt8(ascii: ">") { position += 1 }
            let data = text[start..<position]
            return take(">") ? .string(String(decoding: data, as: UTF8.self)) : fail()
        }
        return word().map(PropertyList.string)
    }

    private mutating func dictionary(depth: Int) -> PropertyList {
        var values: [String: PropertyList] = [:]
        while !take("}") {
            guard let key = word(), take("="), let value = value(depth: depth + 1) else {
                isWhole = false
                break
            }
            values[key] = value
            if !isWhole { break }
            guard take(";") else {
                isWhole = false
                break
            }
        }
        return .dictionary(values)
    }

    private mutating func array(depth: Int) -> PropertyList {
        var values: [PropertyList] = []
        while !take(")") {
            guard let value = value(depth: depth + 1) else {
                isWhole = false
                break
            }
            values.append(value)
            if !isWhole { break }
            if take(",") { continue }
            isWhole = take(")")
            break
        }
        return .array(values)
    }

    /// A string with or without quotes.
    private mutating func word() -> String? {
        skipSpace()
        guard let first = byte else { return fail() }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
        let start = position
        while let byte, byte > 0x20, !Self.delimiters.contains(byte), !isAtComment || position == start {
            position += 1
        }
        return position == start ? fail() : String(decoding: text[start..<position], as: UTF8.self)
    }

    private static let delimiters = Set("{}()=;,\"'<>".utf8)

    private mutating func quoted(_ quote: UInt8) -> String? {
        position += 1
        var bytes: [UInt8] = []
        while let byte {
            position += 1
            if byte == quote { return String(decoding: bytes, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            guard let escaped = self.byte else { break }
            position += 1
            switch escaped {
            case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
            default: bytes.append(escaped)
            }
        }
        return fail()
    }

    /// Whether a comment with an end of its own starts here.
    private var isAtComment: Bool { byte == UInt8(ascii: "/") && byte(after: 1) == UInt8(ascii: "*") }

    /// Skips white space and comments.
    private mutating func skipSpace() {
        while let byte {
            if byte <= 0x20 {
                position += 1
            } else if isAtComment {
                position += 2
                while self.byte != nil,
                    !(self.byte == UInt8(ascii: "*") && self.byte(after: 1) == UInt8(ascii: "/"))
                {
                    position += 1
                }
                if self.byte == nil { isWhole = false }
                position = min(position + 2, text.count)
            } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "/") {
                while let byte = self.byte, byte != UInt8(ascii: "\n") { position += 1 }
            } else {
                return
            }
        }
    }
}
