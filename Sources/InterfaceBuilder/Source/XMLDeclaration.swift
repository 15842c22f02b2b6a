/// What stands before an XML document.
enum XMLDeclaration {
    /// The encoding that the declaration at the start of `bytes` names, in lower case; nil where it names none.
    static func encoding(of bytes: [UInt8]) -> String? {
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let declaration = bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }
        let word = Array("encoding".utf8)
        guard
            var place = declaration.indices.first(where: { declaration[$0...].starts(with: word) })
        else { return nil }
        place += word.count
        let rest = declaration[place...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return nil
        }
        return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self).lowercased()
    }
}
