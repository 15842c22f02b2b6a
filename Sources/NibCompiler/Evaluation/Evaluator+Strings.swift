import InterfaceBuilder

extension Evaluator {
    func concatenation(_ parts: [Expression], _ environment: Environment) -> Value {
        Self.concatenate(parts.map { described($0, environment) })
    }

    /// Every combination of the parts' strings.
    static func concatenate(_ parts: [Value]) -> Value {
        var result: [String] = [""]
        for part in parts {
            guard let strings = part.strings else { return .unknown(part.stringReason) }
            var next: [String] = []
            for prefix in result {
                for string in strings { next.append(prefix + string) }
            }
            guard next.count <= Value.maximumAtoms else { return .unknown(.tooMany) }
            result = next
        }
        var value = Value()
        for text in result { value.formUnion(.string(text)) }
        value.isOpen = parts.contains(where: \.isOpen)
        value.isVariable = parts.contains(where: \.isVariable)
        return value
    }

    /// What `String(describing:)` and interpolation make of a value.
    func describe(_ value: Value) -> Value {
        value.flatMap { atom in
            switch atom {
            case .string: return .one(atom)
            case .fraction(let number): return .string(String(number))
            case .number(let number):
                return .string(Int(exactly: number).map(String.init) ?? String(number))
            case .bool(let bool): return .string(String(bool))
            case .metatype(let type):
                if let name = simpleName(of: type) { return .string(name) }
                return .unknown(type.generic.map { .generic($0) } ?? .runTime("a type"))
            case .enumCase(let id, let name, let values):
                if !members(named: "description", of: .nominal(id, [])).isEmpty {
                    return memberValue("description", of: atom, isSelf: false, from: nil)
                        ?? .unknown(.runTime("a description"))
                }
                return values.isEmpty ? .string(name) : .unknown(.runTime(name))
            case .object(let object) where object.type.id.map({ table[$0].kind == .class }) ?? false:
                return describe(.one(.instance(object.type)))
            case .instance(let type):
                guard let cases = allCases(of: type) else {
                    // A plain Swift class describes itself by its name and module.
                    guard let id = type.id, table[id].kind == .class, table.chain(of: id).isComplete,
                        table.descends(id, fromUIKit: "NSObject") == false,
                        members(named: "description", of: type).isEmpty
                    else { return .unknown(.runTime("a description")) }
                    return .string("\(Self.modulePlaceholder).\(table[id].name)")
                }
                return .union(cases.map { describe(.one($0)) })
            default: return .unknown(.runTime("a description"))
            }
        }
    }

    /// The module-qualified name of a type: the module is not known, so the text only equals itself.
    func qualifiedName(of value: Value) -> Value {
        value.flatMap { atom in
            switch atom {
            case .metatype(let type):
                guard let id = type.id else {
                    if case .generic(let name) = type { return .unknown(.generic(name)) }
                    return .unknown(.runTime("a type"))
                }
                // That of a generic class is a mangled name.
                guard table[id].generics.isEmpty else { return .unknown(.runTime("a type")) }
                return .string(qualifiedName(of: id))
            case .instance(let type):
                return type.id.map { .string(qualifiedName(of: $0)) }
                    ?? .unknown(.runTime("a description"))
            default: return describe(.one(atom))
            }
        }
    }

    /// Classes of Objective-C, Apple's among them, have no module before their names, nor those of Swift that have
    /// another name there.
    private func qualifiedName(of id: TypeID) -> String {
        let symbol = table[id]
        if let name = symbol.declarations.compactMap(\.declaration.objectiveCName).first { return name }
        let isPlain =
            symbol.kind == .external
            ? UIKitHierarchy.superclass(of: symbol.name) != nil : table.isObjectiveC(id)
        return isPlain ? symbol.name : Self.modulePlaceholder + "." + symbol.name
    }

    /// Stands for a module whose name is not known; no identifier of a nib equals it.
    static let modulePlaceholder = "\u{0}"

    /// A member of a string; nil where it is not one that is known.
    func stringMember(_ name: String, of text: String) -> Value? {
        switch name {
        case "lowercased", "lowercaseString": return .string(text.lowercased())
        case "uppercased", "uppercaseString": return .string(text.uppercased())
        case "capitalized": return .string(Self.capitalized(text))
        case "description", "rawValue", "string", "self", "localizedDescription": return .string(text)
        case "isEmpty": return .one(.bool(text.isEmpty))
        case "count": return .one(.number(Double(text.count)))
        case "pathExtension":
            return .string(text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? "")
        default: return nil
        }
    }

    private static func capitalized(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    }

    /// A call of a string's method; nil where it is not one that is known.
    func stringCall(_ name: String, _ arguments: [Value], of text: String) -> Value? {
        switch name {
        case "components", "componentsSeparatedByString", "split":
            guard let separator = arguments.first?.strings?.first, !separator.isEmpty else { return nil }
            return .one(.list(Self.split(text, separator).map { .string($0) }))
        case "replacingOccurrences", "stringByReplacingOccurrencesOfString":
            guard arguments.count == 2, let old = arguments[0].strings?.first,
                let new = arguments[1].strings?.first, !old.isEmpty
            else { return nil }
            return .string(Self.split(text, old).joined(separator: new))
        case "appending", "stringByAppendingString":
            guard arguments.count == 1 else { return nil }
            return Self.concatenate([.string(text), arguments[0]])
        case "lowercased", "uppercased", "capitalized": return stringMember(name, of: text)
        case "pathExtension": return stringMember(name, of: text)
        default: return nil
        }
    }

    private static func split(_ text: String, _ separator: String) -> [String] {
        var parts: [String] = []
        var part: [UInt8] = []
        let bytes = Array(text.utf8)
        let mark = Array(separator.utf8)
        var position = 0
        while position < bytes.count {
            if bytes[position...].starts(with: mark) {
                parts.append(String(decoding: part, as: UTF8.self))
                part = []
                position += mark.count
            } else {
                part.append(bytes[position])
                position += 1
            }
        }
        parts.append(String(decoding: part, as: UTF8.self))
        return parts
    }
}
