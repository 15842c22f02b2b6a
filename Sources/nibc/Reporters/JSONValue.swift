/// A JSON value; members keep the order in which they are given.
indirect enum JSONValue {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])

    init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
    init(_ number: Int?) { self = number.map(JSONValue.int) ?? .null }

    /// Indented by two spaces, ending in a line feed.
    var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes + [UInt8(ascii: "\n")], as: UTF8.self)
    }
}
