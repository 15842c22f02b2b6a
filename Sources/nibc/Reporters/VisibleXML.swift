import NibCompiler

/// Any text in XML 1.0; what it has no character for is made visible.
enum VisibleXML {
    /// For the value of an attribute in double quotes.
    static func attribute(_ text: String) -> String {
        let visible = VisibleText.of(text)
        return XMLText.escaped(visible)
            ?? visible.unicodeScalars.map { scalar in
                // The controls are visible already, so these are U+FFFE and U+FFFF.
                XMLText.escaped(String(scalar)) ?? "\\u{\(String(scalar.value, radix: 16))}"
            }
            .joined()
    }

    /// For the content of an element; line feeds stay.
    static func content(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { attribute(String($0)) }
            .joined(separator: "\n")
    }
}
