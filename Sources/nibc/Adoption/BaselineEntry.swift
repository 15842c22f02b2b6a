/// A finding that a baseline knows, by what does not change when lines do.
struct BaselineEntry: Hashable, Comparable {
    /// From the baseline's folder.
    let path: String
    let rule: String
    /// The object of the view description, the declaration of the source or the keys of the manifest around it.
    let place: String
    /// The text that the finding points at.
    let text: String

    static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
        for (one, other) in zip(left.fields, right.fields) where !one.utf8.elementsEqual(other.utf8) {
            return one.utf8.lexicographicallyPrecedes(other.utf8)
        }
        return false
    }

    // Swift takes two spellings of one letter for equal; a file's name or an identifier in the other one is another.
    static func == (left: BaselineEntry, right: BaselineEntry) -> Bool {
        zip(left.fields, right.fields).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    func hash(into hasher: inout Hasher) {
        for field in fields {
            for byte in field.utf8 { hasher.combine(byte) }
            hasher.combine(UInt8(0xFF))
        }
    }

    private var fields: [String] { [path, rule, place, text] }

    /// The entry as a line of the file, without its end.
    var line: String { fields.map(Self.escaped).joined(separator: "\t") }

    /// The entry that a line holds; nil where it has other fields.
    static func parse(_ line: some StringProtocol) -> BaselineEntry? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { unescaped($0) }
        guard fields.count == 4, let path = fields[0], let rule = fields[1], let place = fields[2],
            let text = fields[3], !path.isEmpty, !rule.isEmpty
        else { return nil }
        return BaselineEntry(path: path, rule: rule, place: place, text: text)
    }

    /// A backslash, and what would break the line or steer a terminal, as `VisibleText` writes it.
    private static func escaped(_ field: String) -> String {
        let escaped = VisibleText.of(field.replacing("\\", with: "\\\\"))
        // A line that begins with a number sign is a comment.
        return escaped.hasPrefix("#") ? "\\u{23}" + escaped.dropFirst() : escaped
    }

    private static func unescaped(_ field: some StringProtocol) -> String? {
        var result = String.UnicodeScalarView()
        var rest = field.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "\\": result.append("\\")
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "u":
                guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                    let number = UInt32(String(String.UnicodeScalarView(rest[..<end])), radix: 16),
                    let scalar = Unicode.Scalar(number)
                else { return nil }
                result.append(scalar)
                rest = rest[rest.index(after: end)...]
            default: return nil
            }
        }
        return String(result)
    }
}
