/// One step through a YAML text, with places in code points from the start of the text.
struct YAMLEvent {
    var kind: Kind
    var start: Int
    var end: Int
    /// The name after `&`, where the node has one; of an alias, the name after `*`.
    var anchor: String?
    /// Whether the node has a tag, such as `!!str`.
    var hasTag = false

    enum Kind {
        case documentStart
        /// A scalar's text; plain if it has no quotes and is no block.
        case scalar(String, isPlain: Bool)
        case sequenceStart(isFlow: Bool)
        case mappingStart(isFlow: Bool)
        /// The end of a sequence or a mapping.
        case end
        case alias
    }
}

/// Why a text is not YAML.
struct YAMLFault {
    /// libyaml's sentence: lower-case, no full stop.
    var message: String
    var place: Place
    /// What was being read, and where it began.
    var context: (message: String, place: Place)?

    /// A place as libyaml counts it: in bytes where a character itself is refused.
    enum Place {
        case codePoint(Int)
        case byte(Int)
    }
}
