import InterfaceBuilder

/// What key-value coding and messages find in the classes of a chain: the members that Objective-C sees.
struct ClassExposure {
    let index: ClassIndex
    /// Every class is the project's own or UIKit's, and every member of the project's own is known.
    let chain: [TypeID]

    /// How a class answers to a name.
    enum Answer {
        case exposed
        /// Declared, but Swift only.
        case hidden(SourceRange?)
        case absent
    }

    private var table: SymbolTable { index.table }

    /// Whether the class takes keys or messages that no declaration tells of.
    var isDynamic: Bool {
        if index.own(chain).contains(where: index.table.mayHaveMacroMembers) { return true }
        let methods = [
            "setValue", "forwardingTarget", "forwardInvocation", "methodSignature", "resolveInstanceMethod",
            "responds", "forwardingTargetForSelector", "respondsToSelector", "methodSignatureForSelector",
            "doesNotRecognizeSelector", "doesNotRecognize", "valueForUndefinedKey", "setValuesForKeys",
        ]
        return index.own(chain).contains { type in methods.contains { table[type].members[$0] != nil } }
    }

    /// Whether an extension of a library's class takes the keys that no class has.
    var isTolerant: Bool {
        chain.contains { type in
            table[type].kind == .external
                && (table[type].members["setValue"] ?? []).contains { member in
                    guard case .function(let function) = member.kind,
                        !(function.body.map(UndefinedKeys.areRefused) ?? false)
                    else { return false }
                    return function.parameters.contains {
                        $0.label == "forUndefinedKey" || $0.label == "forKey"
                    }
                        || function.selector?.hasPrefix("setValue:for") ?? false
                }
        }
    }

    /// Whether an outlet of the name can be set.
    func outlet(_ name: String) -> Answer {
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        let setter = "set" + capitalized
        // Key-value coding asks for the setter, which is the same for `Label` and `label`.
        let keys = [name, "_" + name, "is" + capitalized, name.prefix(1).lowercased() + name.dropFirst()]
        var hidden: Answer = .absent
        for type in chain {
            // A library's class may be extended in files that were not read.
            if table[type].outlined[name] != nil || table[type].outlined[setter] != nil { return .exposed }
            for key in keys {
                for member in table[type].members[key] ?? [] {
                    guard case .property(let property) = member.kind, !property.isStatic else { continue }
                    if isExposed(property, member.file, of: type) { return .exposed }
                    if key == name {
                        hidden = .hidden(index.place(property.name.range, in: member.file))
                    }
                }
            }
            for key in [setter, "_" + setter] where table[type].members[key] != nil { return .exposed }
            if isNamedOtherwise(name, setter, type) { return .exposed }
            if hasRenamed(name, in: type) { return .exposed }
        }
        return hidden
    }

    /// Whether a class has the key by other means than a property of its own: one of a protocol that it adopts, an
    /// instance variable or setter that is named in the text, a macro.
    private func isNamedOtherwise(_ name: String, _ setter: String, _ type: TypeID) -> Bool {
        for parent in table.supertypes(of: type) where table[parent].kind == .protocol {
            if table[parent].members[name] != nil { return true }
        }
        let synthesized = ["= ", "="].flatMap { sign in
            ["\(sign)\(name)", "\(sign)_\(name)"].flatMap { ["\($0);", "\($0),"] }
        }
        let marks = synthesized + ["\(setter):", "\"\(name)\""]
        for declared in table[type].declarations + table[type].extensions {
            guard let facts = table.files[declared.file] else { continue }
            let text = String(decoding: facts.file.text, as: UTF8.self)
            if facts.language == .objectiveC {
                if marks.contains(where: text.contains) { return true }
                if text.contains("#define"), text.contains("@property"), hasPropertyMacro(text) {
                    return true
                }
            } else if text.contains("\(setter):") || text.contains("(\"\(name)\")") {
                return true
            }
        }
        return false
    }

    /// Whether a macro stands for properties.
    private func hasPropertyMacro(_ text: String) -> Bool {
        text.split(separator: "\n").contains { $0.hasPrefix("#define") && $0.contains("@property") }
    }

    /// Whether a message of the selector is answered.
    func method(_ selector: String) -> Answer {
        let base = String(selector.prefix { $0 != ":" })
        var hidden: Answer = .absent
        for type in chain {
            if let names = outlinedNames(type), names.contains(where: { base.hasPrefix($0) }) {
                return .exposed
            }
            for (name, members) in table[type].members {
                for member in members {
                    switch member.kind {
                    case .function(let function) where !function.isStatic:
                        if function.selector == selector { return .exposed }
                        guard base.hasPrefix(name), function.selector == nil || !function.isObjectiveC else {
                            continue
                        }
                        let isOlder = SelectorName.olderName(of: function) == selector
                        if isOlder, !index.versions.isAtLeast3(member.file) { return .exposed }
                        guard SelectorName.name(of: function) == selector else { continue }
                        if isExposed(function, member.file, of: type) { return .exposed }
                        hidden = .hidden(index.place(function.name.range, in: member.file))
                    case .property(let property):
                        // Setters and getters are methods as well.
                        if property.name.value == selector { return .exposed }
                        if selector == "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" {
                            return .exposed
                        }
                    default: break
                    }
                }
            }
        }
        return hidden
    }

    /// The names of every property, for suggestions.
    var propertyNames: [String] {
        index.own(chain).flatMap { type in
            table[type].members.filter { _, members in
                members.contains {
                    if case .property(let it) = $0.kind { it.isObjectiveC || it.isOutlet } else { false }
                }
            }.map(\.key)
        }.sorted()
    }

    /// Where the nearest property of the name is declared.
    func place(of name: String) -> SourceRange? {
        for type in index.own(chain) {
            for member in table[type].members[name] ?? [] {
                if case .property(let property) = member.kind {
                    return index.place(property.name.range, in: member.file)
                }
            }
        }
        return nil
    }

    /// Whether one of the project's own classes declares an outlet.
    var hasOutlets: Bool {
        index.own(chain).contains { type in
            table[type].members.values.joined().contains { member in
                guard case .property(let property) = member.kind else { return false }
                return property.isOutlet || property.isOutletCollection
            }
        }
    }

    /// The classes of UIKit in the chain.
    var uikitClasses: [String] { chain.filter { table[$0].kind == .external }.map { table[$0].name } }

    /// Where the class is declared.
    var classNote: [Note] {
        chain.first.flatMap(index.place(of:)).map { [Note("the class", at: $0)] } ?? []
    }

    /// Methods that may have been meant by a selector that the class lacks.
    func notes(forMissing selector: String) -> [Note] {
        let base = String(selector.prefix { $0 != ":" })
        var selectors: [String: SourceRange?] = [:]
        for type in index.own(chain) {
            for member in table[type].members.values.joined() {
                guard case .function(let function) = member.kind, !function.isStatic else { continue }
                let place = index.place(function.name.range, in: member.file)
                let name = SelectorName.name(of: function)
                if function.name.value == base, let place {
                    return [Note("the selector of this method is '\(name)'", at: place)]
                }
                if function.isAction { selectors[name] = place }
            }
        }
        guard let near = NearName.suggestion(for: selector, among: selectors.keys.sorted()) else {
            return classNote
        }
        return [Note("did you mean '\(near)'?", at: selectors[near] ?? nil)]
    }

    private func outlinedNames(_ type: TypeID) -> [String]? {
        table[type].outlined.isEmpty ? nil : table[type].outlined.keys.filter { !$0.isEmpty }
    }

    private func hasRenamed(_ name: String, in type: TypeID) -> Bool {
        table[type].members.values.contains { members in
            members.contains { member in
                if case .property(let property) = member.kind {
                    property.objectiveCName == name
                } else {
                    false
                }
            }
        }
    }

    private func isExposed(_ property: PropertyDeclaration, _ file: Int, of type: TypeID) -> Bool {
        if property.isObjectiveC || property.isOutlet || property.isOutletCollection || property.isOverride {
            return property.objectiveCName == nil || property.objectiveCName == property.name.value
        }
        if property.access == .private || property.access == .fileprivate { return false }
        return hasObjectiveCMembers(type) || mayBeWitness(property.name.value)
            || !index.versions.isAtLeast4(file)
    }

    private func isExposed(_ function: FunctionDeclaration, _ file: Int, of type: TypeID) -> Bool {
        if function.isObjectiveC || function.isAction || function.isOverride { return true }
        if function.access == .private || function.access == .fileprivate { return false }
        return hasObjectiveCMembers(type) || mayBeWitness(function.name.value)
            || !index.versions.isAtLeast4(file)
    }

    /// `@objcMembers` of the class or of a superclass.
    func hasObjectiveCMembers(_ type: TypeID) -> Bool {
        guard let start = chain.firstIndex(of: type) else { return true }
        return index.own(Array(chain[start...])).contains { type in
            table[type].declarations.contains { declared in
                guard let file = table.files[declared.file]?.file else { return true }
                let declaration = declared.declaration
                let head = ByteRange(declaration.range.lowerBound, declaration.name.range.lowerBound)
                return file[head].contains("objcMembers")
            }
        }
    }

    /// Whether a protocol may ask for the name: a witness of an Objective-C protocol is seen by it.
    private func mayBeWitness(_ name: String) -> Bool {
        guard let first = chain.first else { return true }
        return table.supertypes(of: first).contains { type in
            switch table[type].kind {
            case .protocol: table[type].members[name] != nil || table[type].outlined[name] != nil
            case .external:
                !chain.contains(type) && !Self.isAppleProtocol(table[type].name)
            default: false
            }
        }
    }

    /// By its prefix: their requirements are no outlets.
    private static func isAppleProtocol(_ name: String) -> Bool {
        ["UI", "NS", "MK", "CL", "AV", "WK", "SK", "MF", "UN", "CN", "PH"].contains { name.hasPrefix($0) }
    }
}
