import InterfaceBuilder

extension Fix {
    /// Writes a name in another way where it stands once in a literal, a scalar or an expression; none where it is
    /// only computed there, or where the new one would have to be escaped.
    static func respelling(
        of name: String, as other: String, at range: SourceRange, safety: Safety
    ) -> [Fix] {
        let text = range.file.text[
            range.bytes.lowerBound..<min(range.bytes.upperBound, range.file.text.count)]
        // An alias of YAML has the name of its anchor.
        guard isPlain(other), !name.isEmpty, text.first != UInt8(ascii: "*") else { return [] }
        var places: [Int] = []
        var rest = text
        while rest.count >= name.utf8.count {
            if rest.starts(with: name.utf8) { places.append(rest.startIndex) }
            rest = rest.dropFirst()
        }
        guard places.count == 1, let place = places.first else { return [] }
        let edit = Edit(
            range: SourceRange(range.file, ByteRange(place, place + name.utf8.count)), replacement: other)
        return [Fix(title: "write '\(other)'", edits: [edit], safety: safety)]
    }

    /// Whether a name is the same between quotes of Swift, Objective-C and YAML, and without.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "_-.".unicodeScalars.contains(scalar)
            }
    }
}
