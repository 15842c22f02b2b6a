import InterfaceBuilder

/// The element kinds for which code runs, as far as its conditions tell.
enum KindSet {
    case all
    case only(Set<ElementKind>)
    case except(Set<ElementKind>)
    case unknown

    /// Whether the code runs for the kind; nil where that is not known.
    func contains(_ kind: ElementKind) -> Bool? {
        switch self {
        case .all: true
        case .only(let kinds): kinds.contains(kind)
        case .except(let kinds): !kinds.contains(kind)
        case .unknown: nil
        }
    }

    var isNarrowed: Bool {
        switch self {
        case .only, .except: true
        case .all, .unknown: false
        }
    }

    func narrowed(to kinds: Set<ElementKind>) -> KindSet {
        switch self {
        case .all: .only(kinds)
        case .only(let own): .only(own.intersection(kinds))
        case .except(let own): .only(kinds.subtracting(own))
        case .unknown: .unknown
        }
    }

    func excluding(_ kinds: Set<ElementKind>) -> KindSet {
        switch self {
        case .all: .except(kinds)
        case .only(let own): .only(own.subtracting(kinds))
        case .except(let own): .except(own.union(kinds))
        case .unknown: .unknown
        }
    }

    /// The kind that an expression names by UIKit's constants or a literal.
    static func constant(_ expression: Expression) -> ElementKind? {
        let name: String
        switch expression.kind {
        case .string(let text): return ElementKind(text)
        case .name(let text): name = text
        case .member(_, let member): name = member.value
        default: return nil
        }
        switch name {
        case "elementKindSectionHeader", "UICollectionElementKindSectionHeader": return .sectionHeader
        case "elementKindSectionFooter", "UICollectionElementKindSectionFooter": return .sectionFooter
        default: return nil
        }
    }
}
