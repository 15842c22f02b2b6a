package import InterfaceBuilder

/// One value.
package enum Atom {
    case string(String)
    case number(Double)
    /// A number of a type whose text has a point: `Double`, `CGFloat`.
    case fraction(Double)
    case bool(Bool)
    case null
    case metatype(SwiftType)
    case enumCase(TypeID, String, [Value])
    /// Some instance of a type, nothing else known.
    case instance(SwiftType)
    /// An instance that was made with these arguments.
    case object(ObjectValue)
    case nib(NibValue)
    case view(ViewID, SwiftType)
    case layout(LayoutID, SwiftType)
    case list([Value])
    case tuple([(label: String?, value: Value)])
    case dictionary([(key: Value, value: Value)])
    case closure(Closure, Environment)
    /// A function that is not called; bound to what it is a member of.
    case function([FunctionDeclaration], BoundMember)
    case registration(RegistrationValue)
    case bundle(BundleValue)
    /// R.swift's names: the path after `R`.
    case resource([String])

    package func isSame(as other: Atom) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.number(let left), .number(let right)), (.fraction(let left), .fraction(let right)),
            (.number(let left), .fraction(let right)), (.fraction(let left), .number(let right)):
            left == right
        case (.bool(let left), .bool(let right)): left == right
        case (.null, .null): true
        case (.metatype(let left), .metatype(let right)): left == right
        case (.enumCase(let type, let name, let values), .enumCase(let otherType, let otherName, _)):
            type == otherType && name == otherName && values.isEmpty
        case (.instance(let left), .instance(let right)): left == right
        case (.object(let left), .object(let right)): left.site == right.site
        case (.nib(let left), .nib(let right)): left.isSame(as: right)
        case (.view(let left, _), .view(let right, _)): left == right
        case (.layout(let left, _), .layout(let right, _)): left == right
        case (.bundle(let left), .bundle(let right)): left == right
        case (.resource(let left), .resource(let right)): left == right
        case (.closure(let left, let environment), .closure(let right, let otherEnvironment)):
            left === right && environment === otherEnvironment
        default: false
        }
    }
}

/// An object with the arguments of its initialiser.
package struct ObjectValue {
    package var type: SwiftType
    package var arguments: [(label: String?, value: Value)]
    /// Where it is made.
    package var site: CodePlace
}

/// A place in a source file, by the file's number.
package struct CodePlace: Hashable, Sendable {
    package var file: Int
    package var range: ByteRange
}

/// A nib by name, as code makes it.
package struct NibValue {
    /// Nil: not known.
    package var name: String?
    package var bundle: BundleValue
    package var place: CodePlace
    /// Where the name is written, if it is written in the expression.
    package var namePlace: CodePlace?
    /// Where the bundle is written, if it is.
    package var bundlePlace: CodePlace?
    /// The case of an enum whose raw value is the name, and where that is declared.
    package var enumCase: (name: String, place: CodePlace)?
    /// Named through R.swift, whose names do not say which of equal ones is meant.
    package var isResource = false

    func isSame(as other: NibValue) -> Bool {
        guard let name, let otherName = other.name else { return place == other.place }
        return name.utf8.elementsEqual(otherName.utf8) && bundle == other.bundle
    }
}

/// Where code looks for a nib.
package enum BundleValue: Hashable, Sendable {
    case main
    case module
    /// `Bundle(for: T.self)`.
    case ofClass(TypeID)
    case unknown

    /// `Bundle.main`, and `Bundle.module` of a package's target.
    init?(_ name: String, of type: String) {
        switch (type, name) {
        case ("Bundle", "main"), ("NSBundle", "main"): self = .main
        case ("Bundle", "module"): self = .module
        default: return nil
        }
    }
}

/// The value that a method is taken from, and the type that declares it.
package struct BoundMember {
    package var base: Value
    package var owner: TypeID?
    package var file: Int
}

/// A `CellRegistration` or `SupplementaryRegistration`.
package struct RegistrationValue {
    package var isCell: Bool
    package var viewType: SwiftType
    package var nib: Value?
    package var kind: Value?
    package var place: CodePlace
}

/// A layout object by where it is made or held.
package enum LayoutID: Hashable, Sendable {
    case made(CodePlace)
    case property(TypeID, String)
    /// The one that a view has from its storyboard or initialiser.
    case of(ViewID)
}
