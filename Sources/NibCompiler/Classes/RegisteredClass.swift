import InterfaceBuilder

/// A class of the sources or of UIKit's that is registered, with its superclasses.
struct RegisteredClass {
    let registration: Registration
    let id: TypeID
    /// Nearest first, to one of UIKit's; nil where a superclass is not known.
    let chain: [TypeID]?
    var name: String

    /// Every class that is registered, once a place and family.
    static func all(_ program: Program, _ index: ClassIndex) -> [RegisteredClass] {
        var seen: Set<Place> = []
        let types = TypeNames(index.table)
        let choices = SourceChoices(program)
        return (program.facts.registrations + RegistrationObjects.all(index.table)).compactMap {
            registration in
            guard case .class(let name) = registration.source, registration.isSourceCertain,
                !choices.contains(registration),
                let id = types.type(named: name, at: registration.origin)
            else { return nil }
            let place = Place(
                path: registration.origin.file.path, range: registration.origin.bytes, name: name,
                family: registration.key.family)
            guard seen.insert(place).inserted else { return nil }
            return RegisteredClass(
                registration: registration, id: id, chain: index.chain(of: id), name: index.table[id].name)
        }
    }

    /// The initialiser that UIKit calls.
    var initializer: ReuseInitializer { ReuseInitializer(registration.key.family) }

    private struct Place: Hashable {
        var path: String
        var range: ByteRange
        var name: String
        var family: ReuseFamily
    }
}

/// The initialiser by which UIKit makes a view of a registered class (uikit-rules E1).
enum ReuseInitializer: String {
    case frame
    case style
    case reuseIdentifier

    init(_ family: ReuseFamily) {
        switch family {
        case .cell, .supplementary, .decoration: self = .frame
        case .tableCell: self = .style
        case .tableHeaderFooter: self = .reuseIdentifier
        }
    }

    var labels: [String?] {
        switch self {
        case .frame: ["frame"]
        case .style: ["style", "reuseIdentifier"]
        case .reuseIdentifier: ["reuseIdentifier"]
        }
    }

    var name: String { FunctionDeclaration.signature("init", labels) }

    /// Its selector.
    var selector: String {
        switch self {
        case .frame: "initWithFrame:"
        case .style: "initWithStyle:reuseIdentifier:"
        case .reuseIdentifier: "initWithReuseIdentifier:"
        }
    }

    /// Who calls it.
    var caller: String { self == .frame ? "the collection view" : "the table view" }
}
