package import InterfaceBuilder

/// A property, global or local variable.
package final class PropertyDeclaration: Sendable {
    package let name: Located<String>
    package let type: TypeReference?
    /// The initial value.
    package let value: Expression?
    /// The body of the getter of a computed property.
    package let getter: [Statement]?
    /// The bodies of a setter and of `willSet` and `didSet`, one after the other.
    package let observers: [Statement]
    package let isStatic: Bool
    package let isConstant: Bool
    package let isLazy: Bool
    package let isWeak: Bool
    /// Whether a property wrapper may be around it.
    package let isWrapped: Bool
    package let isOverride: Bool
    /// `@IBOutlet`, also of a collection.
    package let isOutlet: Bool
    package let isOutletCollection: Bool
    /// Whether `@objc`, `@IBOutlet`, `@IBInspectable`, `@NSManaged` or `dynamic` makes it visible to key-value
    /// coding.
    package let isObjectiveC: Bool
    /// The name of `@objc(name)`.
    package let objectiveCName: String?
    package let access: Access
    /// Whether it can be set only in its file or type: `private(set)`, `fileprivate(set)`.
    package let isSetterPrivate: Bool
    package let range: ByteRange

    package init(
        name: Located<String>, type: TypeReference? = nil, value: Expression? = nil,
        getter: [Statement]? = nil, observers: [Statement] = [], isStatic: Bool = false,
        isConstant: Bool = false, isLazy: Bool = false, isWeak: Bool = false, isWrapped: Bool = false,
        isOverride: Bool = false,
        isOutlet: Bool = false, isOutletCollection: Bool = false, isObjectiveC: Bool = false,
        objectiveCName: String? = nil, access: Access = .internal, isSetterPrivate: Bool = false,
        range: ByteRange
    ) {
        self.name = name
        self.type = type
        self.value = value
        self.getter = getter
        self.observers = observers
        self.isStatic = isStatic
        self.isConstant = isConstant
        self.isLazy = isLazy
        self.isWeak = isWeak
        self.isWrapped = isWrapped
        self.isOverride = isOverride
        self.isOutlet = isOutlet
        self.isOutletCollection = isOutletCollection
        self.isObjectiveC = isObjectiveC
        self.objectiveCName = objectiveCName
        self.access = access
        self.isSetterPrivate = isSetterPrivate
        self.range = range
    }
}
