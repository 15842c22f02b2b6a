import CLibXML2

extension XMLFault {
    /// libxml2's message in the style of the others: lower case, no full stop, no name of a function of its
    /// own. The faults that people meet are put in words of their own.
    static func message(of error: xmlError) -> String {
        guard let message = error.message else { return "not well-formed" }
        var text = String(cString: message).prefix { $0 != "\n" }
        let namesFunction = text.hasPrefix("xmlParse")
        switch xmlParserErrors(rawValue: UInt32(clamping: error.code)) {
        case XML_ERR_NAME_REQUIRED where namesFunction:
            return "'&' begins no reference; write '&amp;'"
        case XML_ERR_ENTITYREF_SEMICOL_MISSING:
            return "a reference is not closed by ';'; write '&amp;' for '&'"
        case XML_ERR_LT_IN_ATTRIBUTE:
            return "'<' in an attribute's value; write '&lt;'"
        case XML_ERR_INVALID_CHAR:
            return "a character that XML does not allow"
        case XML_ERR_TAG_NAME_MISMATCH:
            guard let opening = error.str1, let closing = error.str2 else { break }
            return
                "'</\(String(cString: closing))>' where '\(String(cString: opening))' of line \(error.int1) "
                + "has to be closed"
        case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
            guard let name = error.str1 else { break }
            return "attribute '\(String(cString: name))' has no value"
        case XML_ERR_ATTRIBUTE_REDEFINED:
            guard let name = attributeName(of: error) else { break }
            return "attribute '\(name)' is given twice"
        case XML_ERR_ATTRIBUTE_NOT_STARTED:
            return "an attribute's value begins with no quote"
        case XML_ERR_TAG_NOT_FINISHED:
            guard let name = error.str1 else { break }
            return "the file ends inside '\(String(cString: name))' of line \(error.int1)"
        default:
            break
        }
        while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
        if namesFunction, let colon = text.firstIndex(of: ":") {
            text = text[text.index(after: colon)...].drop { $0 == " " }
        }
        guard let first = text.first, text.dropFirst().first?.isUppercase != true else { return String(text) }
        return first.lowercased() + text.dropFirst()
    }

    /// The name of the attribute that an error is about, as the tag has it.
    static func attributeName(of error: xmlError) -> String? {
        guard let first = error.str1.map({ String(cString: $0) }) else { return nil }
        return error.str2.map { "\(first):\(String(cString: $0))" } ?? first
    }
}
