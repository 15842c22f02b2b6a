import InterfaceBuilder

extension Document {
    /// A safe fix that sets an attribute's value.
    func replacement(of range: ByteRange, by value: String, title: String) -> [Fix] {
        [
            Fix(
                title: title,
                edits: [
                    .init(range: place(range), replacement: escaped(value, between: quote(before: range)))
                ],
                safety: .safe)
        ]
    }

    /// A safe fix that gives an object its reuse identifier, where Xcode would write it.
    func insertion(ofReuseIdentifier value: String, in object: InterfaceObject) -> [Fix] {
        let title = "set the reuse identifier to '\(value)'"
        if let existing = object.reuseIdentifier {
            return replacement(of: existing.range, by: value, title: title)
        }
        guard
            let place = file.placeForAttribute(
                inTagNamedUpTo: object.nameRange.upperBound, before: Self.behindReuseIdentifier)
        else { return [] }
        let text = "reuseIdentifier=\"\(escaped(value, between: UInt8(ascii: "\"")))\" "
        let edit = Fix.Edit(range: self.place(ByteRange(place, place)), replacement: text)
        return [Fix(title: title, edits: [edit], safety: .safe)]
    }

    /// What Xcode writes behind `reuseIdentifier` in the start tags of cells and reusable views, as counted on the
    /// storyboards and xibs of public projects.
    private static let behindReuseIdentifier: Set<String> = [
        "editingAccessoryType", "rowHeight", "textLabel", "detailTextLabel", "imageView", "style", "id",
        "userLabel",
        "customClass", "customModule", "customModuleProvider",
    ]

    private func quote(before range: ByteRange) -> UInt8 {
        range.lowerBound > 0 && file.text[range.lowerBound - 1] == UInt8(ascii: "'")
            ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    }

    /// A value as Xcode writes it between double quotes; between single ones, those are written as a reference, too.
    private func escaped(_ value: String, between quote: UInt8) -> String {
        var result = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'" where quote == UInt8(ascii: "'"): result += "&apos;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\r": result += "&#13;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
