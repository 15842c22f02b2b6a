import CLibXML2

/// The names of a file's elements and attributes, each once.
struct NameTable {
    private(set) var names: [String] = []
    private var indices: [String: UInt32] = [:]
    /// libxml2 interns names: within one parse equal names have equal pointers. Two names that fall on one
    /// place push each other out, and are then found by their text.
    private var recent = [(pointer: UnsafePointer<xmlChar>?, index: UInt32)](repeating: (nil, 0), count: 512)

    mutating func index(local: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?) -> UInt32 {
        if let prefix { return index(of: String(cString: prefix) + ":" + String(cString: local)) }
        let bits = UInt(bitPattern: local)
        let place = Int((bits ^ bits >> 9) % UInt(recent.count))
        if recent[place].pointer == local { return recent[place].index }
        let index = index(of: String(cString: local))
        recent[place] = (local, index)
        return index
    }

    mutating func index(of name: String) -> UInt32 {
        if let known = indices[name] { return known }
        let index = UInt32(names.count)
        names.append(name)
        indices[name] = index
        return index
    }

    /// The length of a name in bytes.
    func length(of index: UInt32) -> Int { names[Int(index)].utf8.count }
}
