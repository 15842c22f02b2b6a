/// The objects of an Xcode project file by their ids, with what has been found missing.
struct XcodeObjects {
    private let objects: [String: PropertyList]
    /// The id of the `PBXProject`.
    let root: String
    /// Whether every object that was asked for was there, in the form that was expected.
    private(set) var isWhole: Bool

    /// Nil where the text is no project.
    init?(_ text: [UInt8]) {
        let (list, isWhole) = PropertyListReader.read(text)
        guard let list, case .dictionary(let objects)? = list["objects"],
            let root = list["rootObject"]?.string
        else { return nil }
        self.objects = objects
        self.root = root
        self.isWhole = isWhole
    }

    func string(_ key: String, of id: String) -> String? { objects[id]?[key]?.string }

    func isa(_ id: String) -> String? { string("isa", of: id) }

    func value(_ key: String, of id: String) -> PropertyList? { objects[id]?[key] }

    /// A list of strings; without an entry it is empty.
    mutating func strings(_ key: String, of id: String) -> [String] {
        guard let value = value(key, of: id) else { return [] }
        if let strings = value.strings { return strings }
        isWhole = false
        return []
    }

    /// The ids in a list whose objects are there.
    mutating func ids(_ key: String, of id: String) -> [String] {
        strings(key, of: id).filter { id in
            if isa(id) == nil { isWhole = false }
            return isa(id) != nil
        }
    }

    mutating func noteGap() { isWhole = false }
}
