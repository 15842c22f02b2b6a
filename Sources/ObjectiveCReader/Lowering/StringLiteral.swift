/// The text that a string literal stands for.
enum StringLiteral {
    /// Of the bytes of a literal, with `@` and quotes.
    static func value(of literal: ArraySlice<UInt8>) -> String {
        guard let open = literal.firstIndex(of: UInt8(ascii: "\"")) else { return "" }
        let isRaw = open > literal.startIndex && literal[open - 1] == UInt8(ascii: "R")
        var bytes = literal[(open + 1)...]
        if bytes.last == UInt8(ascii: "\"") { bytes = bytes.dropLast() }
        if isRaw {
            let delimiter = bytes.prefix { $0 != UInt8(ascii: "(") }
            return String(
                decoding: bytes.dropFirst(delimiter.count + 1).dropLast(delimiter.count + 1), as: UTF8.self)
        }
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
                result.append(byte)
                continue
            }
            appendEscape(bytes, &index, to: &result)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func appendEscape(_ bytes: ArraySlice<UInt8>, _ index: inout Int, to result: inout [UInt8])
    {
        let letter = bytes[index]
        index += 1
        switch letter {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "a"): result.append(0x07)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "v"): result.append(0x0B)
        case UInt8(ascii: "e"): result.append(0x1B)
        case UInt8(ascii: "\n"): break
        case UInt8(ascii: "\r"): if index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "x"):
            result.append(UInt8(truncatingIfNeeded: digits(bytes, &index, radix: 16, most: 2)))
        case UInt8(ascii: "u"): append(digits(bytes, &index, radix: 16, most: 4), to: &result)
        case UInt8(ascii: "U"): append(digits(bytes, &index, radix: 16, most: 8), to: &result)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            index -= 1
            result.append(UInt8(truncatingIfNeeded: digits(bytes, &index, radix: 8, most: 3)))
        default: result.append(letter)
        }
    }

    private static func digits(_ bytes: ArraySlice<UInt8>, _ index: inout Int, radix: Int, most: Int)
        -> UInt32
    {
        var value: UInt32 = 0
        var count = 0
        while count < most, index < bytes.endIndex,
            let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
        {
            value = value &* UInt32(radix) &+ UInt32(digit)
            index += 1
            count += 1
        }
        return value
    }

    private static func append(_ value: UInt32, to result: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(value) else { return }
        result += Array(String(Character(scalar)).utf8)
    }
}
