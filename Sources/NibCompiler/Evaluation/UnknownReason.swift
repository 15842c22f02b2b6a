/// Why a value is not known. Unknown is a value: it never makes an error, and it is counted.
package enum UnknownReason: Hashable, Sendable {
    /// A parameter of a function whose callers decide.
    case parameter(String)
    /// A generic parameter that nothing binds.
    case generic(String)
    /// What conforms to a protocol decides, and nothing does in the sources.
    case abstract(String)
    /// A name that no source declares.
    case external(String)
    /// A property that is set where it is not seen.
    case stored(String)
    /// A value that only exists at run time.
    case runTime(String)
    case recursive
    case tooMany
    case limit
    /// Code that is not modelled.
    case unsupported

    /// As the reason is shown: "a parameter, 'identifier'".
    package var text: String {
        switch self {
        case .parameter(let name): "the parameter '\(name)' is given by callers that are not known"
        case .generic(let name): "the generic parameter '\(name)' is not known"
        case .abstract(let name): "nothing in the sources conforms to '\(name)'"
        case .external(let name): "'\(name)' is not declared in the sources"
        case .stored(let name): "'\(name)' is set at run time"
        case .runTime(let name): "'\(name)' is only known at run time"
        case .recursive: "it depends on itself"
        case .tooMany: "it has more than \(Value.maximumAtoms) values"
        case .limit: "too many steps to find it"
        case .unsupported: "the expression is not understood"
        }
    }

    /// Whether the caller, or the type that inherits, decides: the code is a wrapper.
    package var isLeftToCaller: Bool {
        switch self {
        case .parameter, .generic: true
        default: false
        }
    }
}
