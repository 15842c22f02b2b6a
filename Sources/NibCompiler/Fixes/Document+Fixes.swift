import InterfaceBuilder

extension Document {
    /// A safe fix that sets an attribute's value; none where XML has no way to write it.
    func replacement(of range: ByteRange, by value: String, title: String) -> [Fix] {
        let isSingleQuoted = range.lowerBound > 0 && file.text[range.lowerBound - 1] == UInt8(ascii: "'")
        guard let text = XMLText.escaped(value, isSingleQuoted: isSingleQuoted) else { return [] }
        return [
            Fix(title: title, edits: [.init(range: place(range), replacement: text)], safety: .safe)
        ]
    }

    /// A safe fix that gives an object its reuse identifier, where Xcode would write it.
    func insertion(ofReuseIdentifier value: String, in object: InterfaceObject) -> [Fix] {
        let title = "set the reuse identifier to '\(value)'"
        if let existing = object.reuseIdentifier {
            return replacement(of: existing.range, by: value, title: title)
        }
        guard let text = XMLText.escaped(value),
            let place = file.placeForAttribute(
                inTagNamedUpTo: object.nameRange.upperBound, before: Self.behindReuseIdentifier)
        else { return [] }
        let edit = Fix.Edit(
            range: self.place(ByteRange(place, place)), replacement: "reuseIdentifier=\"\(text)\" ")
        return [Fix(title: title, edits: [edit], safety: .safe)]
    }

    /// What Xcode writes behind `reuseIdentifier` in the start tags of cells and reusable views, as counted on the
    /// storyboards and xibs of public projects.
    private static let behindReuseIdentifier: Set<String> = [
        "editingAccessoryType", "rowHeight", "textLabel", "detailTextLabel", "imageView", "style", "id",
        "userLabel",
        "customClass", "customModule", "customModuleProvider",
    ]
}
