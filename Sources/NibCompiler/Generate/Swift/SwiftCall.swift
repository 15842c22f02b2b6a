/// A call in generated code, whose arguments are wrapped by the writer.
struct SwiftCall {
    var head: String
    /// Arguments that stay on one line where they can.
    var groups: [[Argument]]

    init(_ head: String, _ groups: [[Argument]]) {
        self.head = head
        self.groups = groups
    }

    /// Every argument for itself.
    init(_ head: String, _ arguments: [Argument]) {
        self.init(head, arguments.map { [$0] })
    }

    var text: String {
        head + "(" + groups.joined().map(\.text).joined(separator: ", ") + ")"
    }

    enum Argument: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        case text(String)
        /// A call, with its label.
        case call(String, SwiftCall)

        init(stringLiteral value: String) { self = .text(value) }

        var text: String {
            switch self {
            case .text(let text): text
            case .call(let label, let call): label + call.text
            }
        }
    }
}

/// A function's declaration up to its body.
struct SwiftSignature {
    /// Everything before the parameters, such as `static func dequeueRow`.
    var head: String
    /// Parameters that stay on one line where they can.
    var parameters: [[String]]
    var result: String?

    init(_ head: String, _ parameters: [[String]], returns result: String? = nil) {
        self.head = head
        self.parameters = parameters
        self.result = result
    }
}
