/// Writes JSON values as UTF-8 text.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    init() {}

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .bool(let value): append(value ? "true" : "false")
        case .int(let value): append("\(value)")
        case .double(let value): append(Self.text(of: value))
        case .string(let value): write(value)
        case .array(let values):
            list("[", "]", values) { writer, value in writer.write(value) }
        case .object(let members):
            list("{", "}", members) { writer, member in
                writer.write(member.name)
                writer.append(": ")
                writer.write(member.value)
            }
        }
    }

    private mutating func list<Item>(
        _ open: String, _ close: String, _ items: [Item], _ item: (inout JSONWriter, Item) -> Void
    ) {
        append(open)
        guard !items.isEmpty else { return append(close) }
        depth += 1
        for (index, value) in items.enumerated() {
            if index > 0 { append(",") }
            startLine()
            item(&self, value)
        }
        depth -= 1
        startLine()
        append(close)
    }

    private mutating func startLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
    }

    /// Control characters are written as `\u00XX`, and so are the two line separators that JavaScript does
    /// not allow in strings.
    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\r": append("\\r")
            case "\t": append("\\t")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whole numbers without a fraction; what JSON has no number for as `null`.
    private static func text(of value: Double) -> String {
        guard value.isFinite else { return "null" }
        if let whole = Int(exactly: value), abs(whole) < 1 << 53 { return "\(whole)" }
        return "\(value)"
    }
}
