import InterfaceBuilder

extension Evaluator {
    struct FoundMember {
        var member: Member
        var owner: TypeID
    }

    /// The members of a name: the type's own, then its superclasses', then of the protocols; those of
    /// extensions whose requirements the type does not meet left out.
    func members(named name: String, of type: SwiftType) -> [FoundMember] {
        guard let id = type.id else { return [] }
        let key = MemberLookup(type: id, name: name)
        if let known = memberLookups[key] { return known }
        var result: [FoundMember] = []
        var isConditional = false
        for owner in lineage(of: id) {
            if let files = table[owner].outlined[name] { want(files) }
            for member in table[owner].members[name] ?? [] {
                if !member.requirements.isEmpty {
                    isConditional = true
                    guard meets(member.requirements, type, owner: owner) else { continue }
                }
                result.append(FoundMember(member: member, owner: owner))
            }
        }
        if id != rootObject, let root = rootObject, table[id].kind != .protocol, isObject(id) {
            if let files = table[root].outlined[name] { want(files) }
            for member in table[root].members[name] ?? [] where !result.contains(where: { $0.owner == root })
            {
                result.append(FoundMember(member: member, owner: root))
            }
        }
        if result.isEmpty, let view = namedView(id) {
            for member in table[view].members[name] ?? [] {
                result.append(FoundMember(member: member, owner: view))
            }
        }
        // Whether requirements are met depends on what has been met of libraries.
        if !isConditional { memberLookups[key] = result }
        return result
    }

    /// The view of UIKit's that a class of a library is by its name, `LibraryTableView`: the extensions of it reach
    /// the class.
    private func namedView(_ id: TypeID) -> TypeID? {
        let (types, isComplete) = table.chain(of: id)
        guard !isComplete, let last = types.last else { return nil }
        let name = table[last].name
        let views = ["UITableView", "UICollectionView"]
        return views.first { name != $0 && name.hasSuffix($0.dropFirst(2)) }.flatMap(table.type(named:))
    }

    private var rootObject: TypeID? { table.type(named: "NSObject") }

    /// Whether the type may be a class of Objective-C, so that extensions of NSObject reach it.
    private func isObject(_ id: TypeID) -> Bool {
        if let known = rootObjects[id] { return known }
        guard table[id].kind == .class || table[id].kind == .external else { return false }
        let (types, isComplete) = table.chain(of: id)
        let result = !isComplete || types.contains { UIKitHierarchy.superclass(of: table[$0].name) != nil }
        rootObjects[id] = result
        return result
    }

    /// Whether `where Self: …` holds for the type; what is not known holds.
    private func meets(_ requirements: [GenericRequirement], _ type: SwiftType, owner: TypeID) -> Bool {
        guard let id = type.id else { return true }
        for requirement in requirements where requirement.subject.name == "Self" {
            guard let name = requirement.type.name, let required = table.type(named: name) else { continue }
            if table[id].kind == .protocol || table.inherits(id, from: required) { continue }
            let isKnown = table.chain(of: id).isComplete
            if isKnown { return false }
        }
        return true
    }

    func implicitMember(_ name: String, _ expected: SwiftType) -> Value {
        var type = expected
        if case .metatype(let instance) = expected { type = instance }
        guard type.id != nil else { return .unknown(.unsupported) }
        return memberValue(name, of: .metatype(type), isSelf: false, from: nil)
            ?? .instance(type, .unsupported)
    }

    func member(
        _ name: String, of base: Expression, _ environment: Environment, at range: ByteRange
    ) -> Value {
        if let plain = Self.baseName(name) {
            return reference(name, plain, of: base, environment, at: range)
                ?? member(plain, of: base, environment, at: range)
        }
        let isCallee = takeCallee()
        var isSelf = false
        if case .name(let name) = base.kind { isSelf = name == "self" || name == "super" || name == "Self" }
        let value = value(base, environment)
        if value.atoms.isEmpty, value.unknown != nil { return value }
        if case .name(let module) = base.kind, case .metatype(let type)? = value.atoms.first,
            let id = type.id,
            table[id].kind == .external, table[id].extensions.isEmpty,
            UIKitHierarchy.superclass(of: module) == nil,
            kindConstant(name, id) == nil
        {
            // `Module.name`: a module's name is declared nowhere.
            let file = Environment(Activation(file: environment.activation.file, owner: nil, selfValue: nil))
            let plain = valueOfName(name, file)
            if plain.unknown == nil, !plain.isExternalType(table) { return plain }
        }
        let isMessage = !isCallee && table.files[environment.activation.file]?.language == .objectiveC
        return value.flatMap { atom in
            let found =
                memberValue(name, of: atom, isSelf: isSelf, isCallee: isCallee, from: environment.activation)
                ?? importedMember(name, of: atom) ?? symbol(name, of: atom) ?? .unknown(.external(name))
            return isMessage ? called(found) : found
        }
    }

    /// A method of Objective-C that is written like a property is called.
    private func called(_ value: Value) -> Value {
        value.flatMap { atom in
            guard case .function(let functions, let bound) = atom,
                functions.contains(where: \.parameters.isEmpty)
            else {
                return .one(atom)
            }
            return call(functions, bound, [], .unknown)
        }
    }

    /// A class method of Objective-C under the name that Swift gives it: without the last word of its type's name,
    /// `getCellIdentifier` of a cell is `getIdentifier`.
    private func importedMember(_ name: String, of atom: Atom) -> Value? {
        guard case .metatype(let type) = atom, let id = type.id else { return nil }
        for owner in lineage(of: id) {
            let names = objectiveCNames(of: owner)
            guard !names.isEmpty else { continue }
            let word = Self.lastWord(of: table[owner].simpleName)
            for declared in names where declared.utf8.count == name.utf8.count + word.utf8.count {
                guard let range = declared.firstRange(of: word),
                    declared.replacingCharacters(in: range) == name
                else { continue }
                return memberValue(declared, of: atom, isSelf: false, from: nil)
            }
        }
        return nil
    }

    /// The names of the type's members that Objective-C declares.
    private func objectiveCNames(of id: TypeID) -> [String] {
        if let known = importedNames[id] { return known }
        let names = table[id].members.filter { _, members in
            members.contains { table.files[$0.file]?.language == .objectiveC }
        }.map(\.key).sorted()
        importedNames[id] = names
        return names
    }

    private static func lastWord(of name: String) -> String {
        name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name
    }

    /// A static member that a class of a library declares: its text is not known, but it is one text for each
    /// class.
    func symbol(_ name: String, of atom: Atom) -> Value? {
        guard case .metatype(let type) = atom, let id = type.id, !table.chain(of: id).isComplete else {
            return nil
        }
        return .string("\(Self.modulePlaceholder)\(table[id].name).\(name)")
    }

    /// A member of one value; nil where nothing of that name is known.
    ///
    /// - Parameter isSelf: Whether the value is `self`, whose type is then exactly known: each subclass is
    ///   looked at by itself. Any other value of a class may be of a subclass.
    func memberValue(
        _ name: String, of atom: Atom, isSelf: Bool, isCallee: Bool = false, from activation: Activation?
    ) -> Value? {
        steps += 1
        guard steps < Self.maximumSteps, depth < Self.maximumDepth else { return .unknown(.limit) }
        depth += 1
        defer { depth -= 1 }
        if isSelf { selfMembers.insert(name) }
        switch atom {
        case .string(let text):
            return stringMember(name, of: text) ?? extensionMember(name, of: atom, "String")
        case .metatype(let type):
            return staticMember(name, of: type, isSelf: isSelf, isCallee: isCallee, from: activation)
        case .enumCase(let id, let caseName, _):
            if name == "rawValue" { return rawValue(of: caseName, in: id) }
            return instanceMember(
                name, of: atom, .nominal(id, []), isSelf: true, isCallee: isCallee, from: activation)
        case .instance(let type):
            if let builtin = builtinMember(name, of: type) { return builtin }
            if case .metatype(let instance) = type {
                return staticMember(name, of: instance, isSelf: false, isCallee: isCallee, from: activation)
            }
            return instanceMember(name, of: atom, type, isSelf: isSelf, isCallee: isCallee, from: activation)
        case .object(let object):
            return instanceMember(
                name, of: atom, object.type, isSelf: true, isCallee: isCallee, from: activation)
                ?? ofLibrary(name, object)
        case .view(let id, let type):
            if name == "collectionViewLayout" { return .one(.layout(.of(id), .unknown)) }
            return instanceMember(name, of: atom, type, isSelf: true, isCallee: isCallee, from: activation)
        case .layout(_, let type):
            return instanceMember(name, of: atom, type, isSelf: true, isCallee: isCallee, from: activation)
        case .list(let elements): return listMember(name, elements)
        case .dictionary(let pairs):
            switch name {
            case "keys": return .one(.list(pairs.map(\.key)))
            case "values": return .one(.list(pairs.map(\.value)))
            default: return nil
            }
        case .tuple(let parts):
            if let part = parts.first(where: { $0.label == name }) { return part.value }
            if let position = Int(name), parts.indices.contains(position) { return parts[position].value }
            if name == "key" || name == "value" || name == "element" || name == "offset", parts.count == 2 {
                return parts[name == "key" || name == "offset" ? 0 : 1].value
            }
            return nil
        case .resource(let path): return resourceMember(name, path)
        case .bundle: return name == "bundle" ? .one(atom) : nil
        case .registration, .number, .fraction, .bool, .null, .closure, .function, .nib: return nil
        }
    }

    /// A part of an object of a library's, as its initialiser was given it: `IndexPath(row: 0, section: 1).section`.
    private func ofLibrary(_ name: String, _ object: ObjectValue) -> Value? {
        guard let id = object.type.id, table[id].kind == .external else { return nil }
        return object.arguments.first { $0.label == name }?.value
    }

    private func listMember(_ name: String, _ elements: [Value]) -> Value? {
        switch name {
        case "first": return elements.first ?? .one(.null)
        case "last", "lastObject": return elements.last ?? .one(.null)
        case "firstObject": return elements.first ?? .one(.null)
        case "count": return .one(.number(Double(elements.count)))
        case "lazy": return .one(.list(elements))
        case "indices": return .one(.list(elements.indices.map { .one(.number(Double($0))) }))
        default: return nil
        }
    }

    private func builtinMember(_ name: String, of type: SwiftType) -> Value? {
        switch type {
        case .array(let element)
        where ["first", "last", "firstObject", "lastObject", "randomElement"].contains(name):
            return .instance(element, .runTime("an element"))
        case .tuple(let types):
            if let position = Int(name), types.indices.contains(position) {
                return .instance(types[position], .runTime("a tuple"))
            }
            return nil
        default:
            guard name == "rawValue", let cases = allCases(of: type), let id = type.id else { return nil }
            return .union(
                cases.map {
                    if case .enumCase(_, let name, _) = $0 { rawValue(of: name, in: id) } else { .nothing }
                })
        }
    }

    private func extensionMember(_ name: String, of atom: Atom, _ typeName: String) -> Value? {
        guard let id = table.type(named: typeName) else { return nil }
        return instanceMember(name, of: atom, .nominal(id, []), isSelf: true, from: nil)
    }

    private func staticMember(
        _ name: String, of type: SwiftType, isSelf: Bool, isCallee: Bool, from activation: Activation?
    ) -> Value? {
        switch name {
        case "self", "Type", "init", "classForCoder": return .one(.metatype(type))
        case "allCases":
            if let cases = allCases(of: type) { return .one(.list(cases.map { .one($0) })) }
        default: break
        }
        guard let id = type.id else {
            if case .generic(let generic) = type { return .unknown(.generic(generic)) }
            return nil
        }
        if let known = kindConstant(name, id) { return known }
        let found = members(named: name, of: type)
        if found.isEmpty, let bundle = BundleValue(name, of: table[id].name) { return .one(.bundle(bundle)) }
        for candidate in found {
            if case .enumCase = candidate.member.kind {
                return .one(.enumCase(candidate.owner, name, []))
            }
            if case .type(let nested) = candidate.member.kind { return .one(.metatype(.nominal(nested, []))) }
            if case .alias(let alias) = candidate.member.kind, alias.type != nil {
                let activation = Activation(
                    file: candidate.member.file, owner: candidate.owner, selfValue: .one(.metatype(type)))
                return .one(.metatype(self.type(alias.type, activation)))
            }
        }
        if let external = table.type(named: table[id].key + "." + name) {
            return .one(.metatype(.nominal(external, [])))
        }
        if found.isEmpty, ["CellRegistration", "SupplementaryRegistration"].contains(name),
            UIKitHierarchy.superclass(of: table[id].name) != nil
        {
            // A type of UIKit's that no source names as one.
            return .one(.metatype(.nominal(table.externalSymbol(table[id].name + "." + name), [])))
        }
        let isOpen = !isSelf && (table[id].kind == .protocol)
        if isOpen { return abstractMember(name, of: id, isStatic: true, isCallee) }
        var own = resolve(found.filter(\.member.isStatic), selfAtom: .metatype(type), name, isCallee)
        if own == nil, let root = rootObject {
            // A class of Objective-C answers to the instance methods of the root class.
            let ofRoot = found.filter {
                $0.owner == root && table.files[$0.member.file]?.language == .objectiveC
            }
            own = resolve(ofRoot, selfAtom: .metatype(type), name, isCallee)
        }
        if table[id].isAmbiguous { own?.isOpen = true }
        return own
    }

    private func kindConstant(_ name: String, _ id: TypeID) -> Value? {
        guard ["UICollectionView", "NSCollectionView"].contains(table[id].name) else { return nil }
        switch name {
        case "elementKindSectionHeader": return .string(ElementKind.sectionHeader.text)
        case "elementKindSectionFooter": return .string(ElementKind.sectionFooter.text)
        default: return nil
        }
    }

    private func instanceMember(
        _ name: String, of atom: Atom, _ type: SwiftType, isSelf: Bool, isCallee: Bool = false,
        from activation: Activation?
    ) -> Value? {
        switch name {
        case "self": return .one(atom)
        case "classForCoder": return dynamicType(type)
        default: break
        }
        guard let id = type.id else {
            if case .generic(let generic) = type { return .unknown(.generic(generic)) }
            return nil
        }
        if name == "tableColumns", let column = table.type(named: "NSTableColumn"),
            reusingClass(type).map({ $0 == "NSTableView" || $0 == "NSOutlineView" }) ?? false
        {
            return .one(.instance(.array(.nominal(column, []))))
        }
        if name == "identifier", table[id].name == "NSTableColumn", !resources.columns.isEmpty,
            resources.columns.count <= Value.maximumAtoms
        {
            var result = Value(resources.columns.map { .string($0) })
            result.isOpen = true
            return result
        }
        if table[id].kind == .protocol, !isSelf {
            return abstractMember(name, of: id, isStatic: false, isCallee)
        }
        let found = members(named: name, of: type).filter { !$0.member.isStatic }
        guard
            var own = inheritedView(name, atom, type, found, isCallee)
                ?? resolve(found, selfAtom: atom, name, isCallee)
        else { return nil }
        // Of two declarations, one is another target's.
        if table[id].isAmbiguous { own.isOpen = true }
        guard !isSelf, table[id].kind == .class, !table[id].subtypes.isEmpty, own.isOverridable else {
            return own
        }
        // The object may be of a subclass that overrides the member.
        var result = own
        var count = 0
        for descendant in table.descendants(of: id) where table[descendant].members[name] != nil {
            count += 1
            guard count <= Value.maximumAtoms else { return .unknown(.tooMany) }
            let type = SwiftType.nominal(descendant, [])
            let own = members(named: name, of: type).filter { !$0.member.isStatic }
            if let value = resolve(own, selfAtom: .instance(type), name, isCallee) { result.formUnion(value) }
        }
        return result
    }

    /// The member in every type that conforms to the protocol.
    private func abstractMember(_ name: String, of id: TypeID, isStatic: Bool, _ isCallee: Bool) -> Value? {
        var result = Value()
        var count = 0
        for descendant in table.descendants(of: id) where table[descendant].kind != .protocol {
            let type = SwiftType.nominal(descendant, [])
            let found = members(named: name, of: type).filter { $0.member.isStatic == isStatic }
            let atom: Atom = isStatic ? .metatype(type) : .instance(type)
            guard let value = resolve(found, selfAtom: atom, name, isCallee) else { continue }
            count += 1
            guard count <= 400 else { return .unknown(.tooMany) }
            result.formUnion(value)
        }
        if count > 0 { return result }
        let found = members(named: name, of: .nominal(id, [])).filter { $0.member.isStatic == isStatic }
        guard !found.isEmpty else { return nil }
        return .unknown(.abstract(table[id].name))
    }

    /// The value of the first member that has one: of several methods of a name, all.
    private func resolve(_ found: [FoundMember], selfAtom: Atom, _ name: String, _ isCallee: Bool) -> Value? {
        var functions: [FunctionDeclaration] = []
        var bound: BoundMember?
        var requirement: FoundMember?
        for candidate in found {
            switch candidate.member.kind {
            case .property(let property):
                let isRequirement =
                    property.value == nil && property.getter == nil
                    && table[candidate.owner].kind == .protocol
                if isRequirement {
                    requirement = requirement ?? candidate
                    continue
                }
                // Objective-C declares a property whose getter is a method.
                if property.value == nil, property.getter == nil,
                    let getter = found.first(where: { candidate in
                        if case .function(let function) = candidate.member.kind {
                            function.parameters.isEmpty && function.body != nil
                        } else {
                            false
                        }
                    }), case .function(let function) = getter.member.kind
                {
                    let bound = BoundMember(
                        base: .one(selfAtom), owner: getter.owner, file: getter.member.file)
                    return isCallee
                        ? .one(.function([function], bound)) : call([function], bound, [], .unknown)
                }
                // Both may be there under one name: a property is what a name without a call means.
                guard functions.isEmpty || !isCallee else { continue }
                return .union(
                    alternatives(of: candidate, among: found).map { property, file in
                        propertyValue(property, file: file, owner: candidate.owner, selfAtom: selfAtom)
                    })
            case .function(let function):
                functions.append(function)
                if bound == nil || (function.body != nil && functions.first?.body == nil) {
                    bound = BoundMember(
                        base: .one(selfAtom), owner: candidate.owner, file: candidate.member.file)
                }
            default: continue
            }
        }
        if let bound { return .one(.function(functions, bound)) }
        guard let requirement, case .property(let property) = requirement.member.kind else { return nil }
        let activation = Activation(
            file: requirement.member.file, owner: requirement.owner, selfValue: .one(selfAtom))
        let type = type(property.type, activation)
        if isReusingView(type) {
            return .one(
                .view(ViewID(place: .property(requirement.owner, name), holder: selfAtom.holder), type))
        }
        return isText(type)
            ? .unknown(.abstract(table[requirement.owner].name)) : .instance(type, .abstract(name))
    }

    /// A property and those of its name that other clauses of an `#if` declare, and that an extension of a protocol
    /// which does not ask for it has: which one is meant depends on what the object is known as.
    private func alternatives(
        of found: FoundMember, among all: [FoundMember]
    ) -> [(PropertyDeclaration, file: Int)] {
        all.compactMap { other in
            let isOther =
                table[other.owner].kind == .protocol
                && (!isRequired(other, among: all) || isNoWitness(found, of: other.owner))
            guard other.owner == found.owner || isOther, other.member.isStatic == found.member.isStatic,
                case .property(let property) = other.member.kind
            else { return nil }
            let isRequirement = property.value == nil && property.getter == nil && all.count > 1
            return isRequirement && table[other.owner].kind == .protocol ? nil : (property, other.member.file)
        }
    }

    /// Whether a subclass has the member that a protocol asks for, where a class above it conforms: through the
    /// protocol, that class's is meant.
    private func isNoWitness(_ found: FoundMember, of required: TypeID) -> Bool {
        guard table[found.owner].kind == .class, case .property(let property) = found.member.kind,
            !property.isOverride
        else { return false }
        return table.chain(of: found.owner).types.dropFirst().contains {
            table.supertypes(of: $0).contains(required)
        }
    }

    /// Whether a protocol asks for the member that an extension of it has.
    private func isRequired(_ found: FoundMember, among all: [FoundMember]) -> Bool {
        all.contains { other in
            guard other.owner == found.owner, case .property(let property) = other.member.kind else {
                return false
            }
            return property.value == nil && property.getter == nil
        }
    }

    /// The view that a table or collection view controller of UIKit brings along.
    private func inheritedView(
        _ name: String, _ atom: Atom, _ type: SwiftType, _ found: [FoundMember], _ isCallee: Bool
    ) -> Value? {
        guard name == "tableView" || name == "collectionView" else { return nil }
        let hasProperty = found.contains { if case .property = $0.member.kind { true } else { false } }
        guard !hasProperty, !isCallee || found.isEmpty, let id = type.id else { return nil }
        let (controller, view): (String, String)
        switch name {
        case "tableView": (controller, view) = ("UITableViewController", "UITableView")
        default: (controller, view) = ("UICollectionViewController", "UICollectionView")
        }
        guard let owner = table.chain(of: id).types.first(where: { table[$0].name == controller }) else {
            return nil
        }
        let viewType = table.type(named: view).map { SwiftType.nominal($0, []) } ?? .unknown
        return .one(.view(ViewID(place: .property(owner, name), holder: atom.holder), viewType))
    }

    /// The cases of an enum without associated values, or with ones that are not looked at; nil for other
    /// types.
    func allCases(of type: SwiftType) -> [Atom]? {
        guard let id = type.id, table[id].kind == .enum else { return nil }
        var result: [Atom] = []
        for declared in table[id].declarations.prefix(1) {
            for enumCase in declared.declaration.cases {
                let values = enumCase.associated.map { associated in
                    Value.instance(
                        self.type(
                            associated.type, Activation(file: declared.file, owner: id, selfValue: nil)),
                        .runTime("an associated value"))
                }
                result.append(.enumCase(id, enumCase.name.value, values))
            }
        }
        if result.isEmpty { want(table[id].outlineFiles) }
        return result.isEmpty || result.count > Value.maximumAtoms ? nil : result
    }

    /// The raw value of a case; of one that several clauses of an `#if` declare, each.
    func rawValue(of name: String, in id: TypeID) -> Value {
        var result = Value()
        for declared in table[id].declarations {
            var number: Double = 0
            for enumCase in declared.declaration.cases {
                let activation = Activation(
                    file: declared.file, owner: id, selfValue: .one(.metatype(.nominal(id, []))))
                let raw = enumCase.rawValue.map { value($0, Environment(activation)) }
                if let given = raw?.atoms.first?.number { number = given }
                if enumCase.name.value == name {
                    let first = declared.declaration.inherited.first?.name
                    let isText = first.map(Self.textTypes.contains) ?? true
                    let own = raw ?? (isText ? .string(name) : .one(.number(number)))
                    let rawType = type(declared.declaration.inherited.first, activation)
                    result.formUnion(held(own, as: rawType))
                }
                number += 1
            }
        }
        if result.isNothing {
            want(table[id].outlineFiles)
            return .unknown(.external(name))
        }
        result.isOpen = result.isOpen || table[id].isAmbiguous
        return result
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
        String(self[..<range.lowerBound]) + String(self[range.upperBound...])
    }

    /// Where a word first stands.
    fileprivate func firstRange(of word: String) -> Range<String.Index>? {
        guard !word.isEmpty else { return nil }
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
            start = index(after: start)
        }
        return nil
    }
}

extension Value {
    /// Whether it is no plain view or closed value that every subclass shares.
    fileprivate var isOverridable: Bool {
        !atoms.contains { if case .view = $0 { true } else { false } }
    }
}

extension Value {
    /// Whether it is a type that is declared nowhere.
    fileprivate func isExternalType(_ table: SymbolTable) -> Bool {
        if case .metatype(let type)? = atoms.first, let id = type.id {
            table[id].kind == .external
        } else {
            false
        }
    }
}

extension Atom {
    /// The type of the object, as the holder of its views.
    var holder: TypeID? {
        switch self {
        case .instance(let type), .metatype(let type): type.id
        case .object(let object): object.type.id
        case .view(_, let type): type.id
        case .enumCase(let id, _, _): id
        default: nil
        }
    }
}
