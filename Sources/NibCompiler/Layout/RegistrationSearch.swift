import InterfaceBuilder

/// Registration objects that are made while a collection view waits for a view (uikit-rules J1).
struct RegistrationSearch {
    enum Making {
        case here
        case factory
        /// A property that is read nowhere else.
        case firstRead(String, isStatic: Bool)
    }

    struct Finding {
        var making: Making
        var place: SourceRange
        /// Where the property or function is declared.
        var declaration: SourceRange?
    }

    let table: SymbolTable
    let names: WrittenTypes
    private let blocks: [CodeBlock]
    private let requests: [ViewRequest]

    init(_ table: SymbolTable) {
        self.table = table
        names = WrittenTypes(table: table)
        blocks = CodeBlock.all(of: table).filter { table.files[$0.file]?.language == .swift }
        requests = ViewRequest.all(in: blocks, names)
    }

    func findings() -> [Finding] {
        var result: [Finding] = []
        var reads: [(name: String, finding: Finding)] = []
        for request in requests {
            let code = DirectCode(request.statements)
            let locals = Set(code.declarations.map(\.name.value) + request.parameters)
                .union(around(request))
            let annotated = Set(
                code.declarations.filter { names.isRegistration($0.type, in: request.owner) }
                    .compactMap(\.value?.range.start))
            for expression in code.expressions {
                guard let place = table.range(expression.range, in: request.file) else { continue }
                if isCreation(expression, in: request.owner) || isImplicit(expression, annotated) {
                    result.append(Finding(making: .here, place: place))
                } else if let function = factory(expression, request, locals) {
                    result.append(Finding(making: .factory, place: place, declaration: function))
                } else if let (name, read) = read(expression, place, request, locals) {
                    reads.append((name, read))
                }
            }
        }
        let elsewhere = reads.isEmpty ? [] : namesOutside(Set(reads.map(\.name)))
        return result + reads.filter { !elsewhere.contains($0.name) }.map(\.finding)
    }

    // MARK: What makes one

    private func isCreation(_ expression: Expression, in owner: TypeID?) -> Bool {
        guard case .call(let callee, _) = expression.kind, var components = callee.nameComponents else {
            return false
        }
        if components.last == "init" { components.removeLast() }
        return names.isRegistration(components, in: owner)
    }

    /// `.init { … }` where the type is written at the constant.
    private func isImplicit(_ expression: Expression, _ annotated: Set<UInt32>) -> Bool {
        guard case .call(let callee, _) = expression.kind, case .member(nil, let name) = callee.kind else {
            return false
        }
        return name.value == "init" && annotated.contains(expression.range.start)
    }

    /// Where the function or computed property that the expression calls is declared, if all that it does is
    /// make a registration.
    private func factory(_ expression: Expression, _ request: ViewRequest, _ locals: Set<String>)
        -> SourceRange?
    {
        if case .call(let callee, _) = expression.kind {
            guard let (name, owner) = member(callee, request, locals) else { return nil }
            for member in members(name, of: owner) {
                guard case .function(let function) = member.kind, let body = function.body,
                    names.isRegistration(function.result, in: owner), makesOne(body, owner)
                else { continue }
                return table.range(function.name.range, in: member.file)
            }
            return nil
        }
        guard let (name, owner) = member(expression, request, locals) else { return nil }
        for member in members(name, of: owner) {
            guard case .property(let property) = member.kind, let getter = property.getter,
                names.isRegistration(property.type, in: owner), makesOne(getter, owner)
            else { continue }
            return table.range(property.name.range, in: member.file)
        }
        return nil
    }

    private func makesOne(_ body: [Statement], _ owner: TypeID?) -> Bool {
        guard body.count == 1 else { return false }
        switch body[0] {
        case .expression(let value), .return(let value?, _):
            if case .call(let callee, _) = value.kind, case .member(nil, let name) = callee.kind {
                return name.value == "init"
            }
            return isCreation(value, in: owner)
        default: return false
        }
    }

    /// A lazy or static property of the request's own class that holds one.
    private func read(
        _ expression: Expression, _ place: SourceRange, _ request: ViewRequest, _ locals: Set<String>
    ) -> (String, Finding)? {
        guard let (name, owner) = member(expression, request, locals) else { return nil }
        let found = members(name, of: owner)
        guard found.count == 1, case .property(let property) = found[0].kind, property.getter == nil,
            property.isLazy || property.isStatic, let value = property.value,
            isCreation(value, in: owner) || names.isRegistration(property.type, in: owner)
        else { return nil }
        return (
            name,
            Finding(
                making: .firstRead(name, isStatic: property.isStatic), place: place,
                declaration: table.range(property.name.range, in: found[0].file))
        )
    }

    /// The member of `self`, or of a type, that an expression names.
    private func member(
        _ expression: Expression, _ request: ViewRequest, _ locals: Set<String>
    ) -> (name: String, owner: TypeID)? {
        guard let owner = request.owner else { return nil }
        switch expression.kind {
        case .name(let name): return locals.contains(name) ? nil : (name, owner)
        case .member(let base?, let name):
            guard case .name(let base) = base.kind else { return nil }
            if base == "self" || base == "Self" { return (name.value, owner) }
            return locals.contains(base) ? nil : names.type([base], in: owner).map { (name.value, $0) }
        default: return nil
        }
    }

    private func members(_ name: String, of owner: TypeID) -> [Member] {
        for type in [owner] + table.supertypes(of: owner) {
            if let found = table[type].members[name] { return found }
        }
        return []
    }

    // MARK: Names

    /// The names that the code around a provider gives it: local constants, parameters, captured ones.
    private func around(_ request: ViewRequest) -> Set<String> {
        guard let closure = request.closure else { return [] }
        return Set(SyntaxWalk.declarations(in: request.block.statements).map(\.name.value))
            .union(request.block.function?.parameters.map(\.name) ?? []).union(
                captured(closure, request.file))
    }

    /// The names in a closure's capture list, which is read when the closure is made.
    private func captured(_ closure: Closure, _ file: Int) -> Set<String> {
        guard let text = table.files[file]?.file.text else { return [] }
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
        var position = closure.range.lowerBound + 1
        let end = min(closure.range.upperBound, text.count)
        while position < end, isSpace(text[position]) { position += 1 }
        guard position < end, text[position] == UInt8(ascii: "[") else { return [] }
        guard let close = text[position..<end].firstIndex(of: UInt8(ascii: "]")) else { return [] }
        let words = text[(position + 1)..<close].split { isSpace($0) || $0 == UInt8(ascii: ",") }
        return Set(words.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Those of the names that code outside of all requests mentions.
    private func namesOutside(_ wanted: Set<String>) -> Set<String> {
        var inside: [Int: [ByteRange]] = [:]
        var captures: Set<String> = []
        for request in requests {
            if let range = request.closure?.range ?? request.function?.range {
                inside[request.file, default: []].append(range)
            }
            if let closure = request.closure { captures.formUnion(captured(closure, request.file)) }
        }
        var result = captures.intersection(wanted)
        for block in blocks {
            let requests = inside[block.file] ?? []
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                let name: String
                switch expression.kind {
                case .name(let text): name = text
                case .member(_, let member): name = member.value
                case .keyPath(let components):
                    result.formUnion(wanted.intersection(components))
                    return
                default: return
                }
                guard wanted.contains(name), !result.contains(name) else { return }
                let range = expression.range
                let isInside = requests.contains { $0.contains(range) }
                if !isInside { result.insert(name) }
            }
        }
        return result
    }
}
