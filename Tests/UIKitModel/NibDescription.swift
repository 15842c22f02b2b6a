/// A nib as its file describes it, before any class name is looked up.
public struct NibDescription: Sendable, Hashable {
    /// A top-level object.
    public struct Object: Sendable, Hashable {
        /// What the element is without its custom class.
        public let element: ClassFacts
        public let customClass: String?
        public let reuseIdentifier: String?
        /// Names of the outlets whose source is this object.
        public let outlets: [String]

        public init(
            _ element: ClassFacts, customClass: String? = nil, reuseIdentifier: String? = nil,
            outlets: [String] = []
        ) {
            self.element = element
            self.customClass = customClass
            self.reuseIdentifier = reuseIdentifier
            self.outlets = outlets
        }
    }

    /// The file's name, extension included.
    public let file: String
    public let objects: [Object]
    /// Names of the outlets whose source is the File's Owner (F2).
    public let ownerOutlets: [String]

    public init(file: String, objects: [Object], ownerOutlets: [String] = []) {
        self.file = file
        self.objects = objects
        self.ownerOutlets = ownerOutlets
    }

    /// The nib's facts once its classes are looked up among `classes`; a class that is not there gives way
    /// to the element's own (D1).
    public func resolved(among classes: [String: ClassFacts]) -> NibFacts {
        let found = objects.map { object in
            object.customClass.flatMap { classes[$0] } ?? object.element
        }
        let missing = zip(objects, found).flatMap { object, facts in
            object.outlets.filter { !facts.outlets.contains($0) }
                .map { NibFacts.MissingOutlet(className: facts.name, property: $0) }
        }
        return NibFacts(
            file: file, topLevel: found, reuseIdentifier: objects.first?.reuseIdentifier,
            missingOutlets: missing, ownerOutlets: ownerOutlets)
    }
}
