import NibCompiler
import SwiftSyntax

/// The modifiers and attributes of a declaration.
struct Markers {
    var access = Access.internal
    var isSetterPrivate = false
    var isStatic = false
    var isFinal = false
    var isOverride = false
    var isLazy = false
    var isWeak = false
    var isConvenience = false
    var isRequired = false
    var isOutlet = false
    var isAction = false
    /// An attribute or modifier makes it visible to Objective-C.
    var isObjectiveC = false
    var isHiddenFromObjectiveC = false
    /// Every member is visible to Objective-C: `@objcMembers`.
    var hasObjectiveCMembers = false
    /// What `@objc(…)` says.
    var objectiveCName: String?
    var isUnavailable = false
    /// Whether an attribute of the project's or a library's own may be a property wrapper.
    var isWrapped = false

    init(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
        for modifier in modifiers { read(modifier) }
        read(attributes)
    }

    private mutating func read(_ modifier: DeclModifierSyntax) {
        let isSetter = modifier.detail != nil
        switch modifier.name.text {
        case "private" where isSetter, "fileprivate" where isSetter: isSetterPrivate = true
        case "weak", "unowned": isWeak = modifier.name.text == "weak"
        case _ where isSetter: break
        case "private": access = .private
        case "fileprivate": access = .fileprivate
        case "internal": access = .internal
        case "package": access = .package
        case "public": access = .public
        case "open": access = .open
        case "static", "class": isStatic = true
        case "final": isFinal = true
        case "override": isOverride = true
        case "lazy": isLazy = true
        case "convenience": isConvenience = true
        case "required": isRequired = true
        case "dynamic": isObjectiveC = true
        default: break
        }
    }

    private mutating func read(_ attributes: AttributeListSyntax) {
        for element in attributes {
            switch element {
            case .attribute(let attribute): read(attribute)
            case .ifConfigDecl(let condition):
                for clause in condition.clauses {
                    if case .attributes(let nested) = clause.elements { read(nested) }
                }
            default: break
            }
        }
    }

    private mutating func read(_ attribute: AttributeSyntax) {
        switch attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text {
        case "IBOutlet":
            isOutlet = true
            isObjectiveC = true
        case "IBAction":
            isAction = true
            isObjectiveC = true
        case "IBInspectable", "GKInspectable", "NSManaged", "IBSegueAction": isObjectiveC = true
        case "objc":
            isObjectiveC = true
            if let arguments = attribute.arguments {
                objectiveCName = arguments.trimmedDescription.filter { !$0.isWhitespace }
            }
        case "objcMembers": hasObjectiveCMembers = true
        case "nonobjc": isHiddenFromObjectiveC = true
        case "available":
            let parts = (attribute.arguments?.trimmedDescription ?? "").split(separator: ",")
                .map { $0.filter { !$0.isWhitespace } }
            if parts.first == "*" && parts.contains("unavailable") { isUnavailable = true }
        case "MainActor", "Sendable", "NSCopying", nil: break
        case let name?: if name.first?.isUppercase ?? false { isWrapped = true }
        }
    }
}
