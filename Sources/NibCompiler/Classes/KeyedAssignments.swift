import InterfaceBuilder

/// What key-value coding and messages by a setter's name may set: `setValue(_:forKey:)`, `setValue(_:forKeyPath:)`,
/// `setValuesForKeys(_:)`, `perform(#selector(setter:))`. Where a key is no literal, any string of the sources may be it.
struct KeyedAssignments {
    private var keys: Set<String> = []
    private var texts: Set<String> = []
    private var isOpen = false

    /// The names of the properties that may be set.
    var names: Set<String> { isOpen ? keys.union(texts) : keys }

    mutating func add(_ method: String?, _ arguments: [Expression.Argument]) {
        switch method {
        case "setValue", "setValuesForKeys", "setValuesForKeysWithDictionary":
            guard let key = arguments.last?.value else { return }
            switch key.kind {
            case .string(let text): keys.insert(Self.property(text))
            case .dictionary(let pairs):
                for pair in pairs {
                    if case .string(let text) = pair.key.kind {
                        keys.insert(Self.property(text))
                    } else {
                        isOpen = true
                    }
                }
            default: isOpen = true
            }
        case "perform", "performSelector", "Selector", "NSSelectorFromString": isOpen = true
        default: return
        }
    }

    /// A string of the sources.
    mutating func add(_ text: String) { texts.insert(Self.property(text)) }

    /// `#keyPath(Type.name)`, `#selector(setter: name)`.
    mutating func add(_ expression: Expression, _ parts: [Expression], in text: [UInt8]) {
        let range = expression.range
        guard range.upperBound <= text.count else { return }
        let written = text[range.lowerBound..<range.upperBound]
        guard written.starts(with: "#keyPath".utf8) || written.starts(with: "#selector".utf8) else { return }
        for part in parts { if let name = part.calledName { keys.insert(name) } }
    }

    /// The property that a key, the last of a key path or a setter's selector is for.
    private static func property(_ text: String) -> String {
        let key = text.split(separator: ".").last.map(String.init) ?? text
        guard key.hasPrefix("set"), key.hasSuffix(":") else { return key }
        let name = key.dropFirst(3).dropLast()
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
