import CLibXML2

/// The names of a file's elements and attributes, each once.
///
/// libxml2 interns names: within one parse equal names have equal pointers, so the pointer is the key.
struct NameTable {
    private(set) var names: [String] = []
    /// Pointers with their names' places in `names`; nil where a place is free. The size is a power of two.
    private var places = [(pointer: UnsafePointer<xmlChar>?, name: UInt32)](
        repeating: (nil, 0), count: 256)
    private var count = 0

    mutating func index(local: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?) -> UInt32 {
        if let prefix { return index(of: String(cString: prefix) + ":" + String(cString: local)) }
        let place = place(of: local)
        if places[place].pointer != nil { return places[place].name }
        let name = UInt32(names.count)
        names.append(String(cString: local))
        places[place] = (local, name)
        count += 1
        if count * 2 > places.count { grow() }
        return name
    }

    /// The place of a name that libxml2 has not interned as a whole: a prefixed one, which no real file has.
    mutating func index(of name: String) -> UInt32 {
        if let known = names.firstIndex(of: name) { return UInt32(known) }
        names.append(name)
        return UInt32(names.count - 1)
    }

    /// The length of a name in bytes.
    func length(of index: UInt32) -> Int { names[Int(index)].utf8.count }

    private func place(of pointer: UnsafePointer<xmlChar>) -> Int {
        let bits = UInt(bitPattern: pointer)
        var place = Int(truncatingIfNeeded: bits ^ bits >> 9) & (places.count - 1)
        while let other = places[place].pointer, other != pointer { place = (place + 1) & (places.count - 1) }
        return place
    }

    private mutating func grow() {
        let old = places
        places = [(pointer: UnsafePointer<xmlChar>?, name: UInt32)](repeating: (nil, 0), count: old.count * 2)
        for case (let pointer?, let name) in old { places[place(of: pointer)] = (pointer, name) }
    }
}
