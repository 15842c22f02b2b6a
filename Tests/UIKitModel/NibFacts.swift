/// What UIKit looks at in a nib that it instantiates for a dequeue, after class names are resolved.
public struct NibFacts: Sendable, Hashable {
    /// An outlet that the object's class at run time does not have (F1).
    public struct MissingOutlet: Sendable, Hashable {
        public let className: String
        public let property: String

        public init(className: String, property: String) {
            self.className = className
            self.property = property
        }
    }

    /// The file's name, extension included.
    public let file: String
    /// The top-level objects, placeholders left out (B1).
    public let topLevel: [ClassFacts]
    /// The root's own identifier; absent and empty are the same (B6).
    public let reuseIdentifier: String?
    public let missingOutlets: [MissingOutlet]
    /// Connections that start at the File's Owner (F2).
    public let ownerOutlets: [String]

    public init(
        file: String, topLevel: [ClassFacts], reuseIdentifier: String? = nil,
        missingOutlets: [MissingOutlet] = [], ownerOutlets: [String] = []
    ) {
        self.file = file
        self.topLevel = topLevel
        self.reuseIdentifier = reuseIdentifier
        self.missingOutlets = missingOutlets
        self.ownerOutlets = ownerOutlets
    }
}
