import InterfaceBuilder

/// Reads sizes that code gives as constants.
struct SizeReader {
    let table: SymbolTable
    /// The type whose code it is.
    let owner: TypeID
    /// Whether the width counts: the layout scrolls horizontally.
    let isHorizontal: Bool

    /// What a delegate's method or an assignment says of a size.
    enum Answer {
        case one(ExtractedSize)
        /// By the cases of the sections' enum.
        case sections(TypeID, [String: ExtractedSize])
    }

    /// What a delegate's method gives.
    func answer(of function: FunctionDeclaration, _ file: Int) -> Answer? {
        guard let body = function.body else { return nil }
        let locals = locals(of: body)
        if let result = Self.result(of: body) { return .one(size(result, locals)) }
        guard case .switch? = body.last,
            let found = SectionSwitch.all(in: body, of: owner, file, table).first
        else { return .one(.app) }
        var sizes: [String: ExtractedSize] = [:]
        for (cases, statements) in found.bodies {
            let result = Self.result(of: statements, isCase: true).map { size($0, locals) } ?? .app
            for name in cases { sizes[name] = result }
        }
        return .sections(found.type, sizes)
    }

    /// A `CGSize` or a number.
    func size(_ expression: Expression, _ locals: [String: Expression] = [:]) -> ExtractedSize {
        switch expression.kind {
        case .member(_, let name) where name.value == "zero": return .points(0)
        case .call(let callee, let arguments) where ReuseCall.baseName(callee)?.value == "CGSize":
            let label = isHorizontal ? "width" : "height"
            guard let argument = arguments.first(where: { $0.label == label }) else { return .app }
            return number(argument.value, locals).map { .points($0) } ?? .app
        default: return number(expression, locals).map { .points($0) } ?? .app
        }
    }

    /// A number that is written, or a constant's.
    func number(_ expression: Expression, _ locals: [String: Expression], depth: Int = 0) -> Double? {
        guard depth < 8 else { return nil }
        switch expression.kind {
        case .number(let number): return number >= 0 ? number : nil
        case .call(let callee, let arguments):
            guard ReuseCall.baseName(callee)?.value == "CGFloat", arguments.count == 1 else { return nil }
            return number(arguments[0].value, locals, depth: depth + 1)
        case .name(let name):
            if let local = locals[name] { return number(local, locals, depth: depth + 1) }
            return constant(name, of: owner).flatMap { number($0, [:], depth: depth + 1) }
        case .member(let base?, let name):
            guard let path = Evaluator.path(of: base) else { return nil }
            if path == "self" || path == "Self" {
                return constant(name.value, of: owner).flatMap { number($0, [:], depth: depth + 1) }
            }
            let type = table.type(named: "\(table[owner].name).\(path)") ?? table.type(named: path)
            return type.flatMap { constant(name.value, of: $0) }.flatMap { number($0, [:], depth: depth + 1) }
        default: return nil
        }
    }

    private func constant(_ name: String, of type: TypeID) -> Expression? {
        let members = table[type].members[name] ?? table.globals[name] ?? []
        guard members.count == 1, case .property(let property) = members[0].kind, property.isConstant else {
            return nil
        }
        return property.value
    }

    /// Local constants.
    private func locals(of body: [Statement]) -> [String: Expression] {
        var result: [String: Expression] = [:]
        for property in SyntaxWalk.declarations(in: body) where property.isConstant {
            result[property.name.value] = property.value
        }
        return result
    }

    /// What a body without conditions gives.
    private static func result(of body: [Statement], isCase: Bool = false) -> Expression? {
        for statement in body.dropLast() {
            guard case .declare = statement else { return nil }
        }
        switch body.last {
        case .return(let value, _): return value
        case .expression(let value) where body.count == 1: return value
        default: return nil
        }
    }

    // MARK: Compositional layouts

    /// The height and width that a boundary item asks for, and where it stands.
    func sizes(of item: ExtractIndex.BoundaryItem) -> (
        height: ExtractedSize?, width: ExtractedSize?, alignment: String?
    ) {
        let alignment = item.arguments.first { $0.label == "alignment" }?.value
        var place: String?
        if case .member(_, let name)? = alignment?.kind, Self.alignments.contains(name.value) {
            place = name.value
        }
        var size = item.arguments.first { $0.label == "layoutSize" }?.value
        if case .name(let name)? = size?.kind { size = item.locals[name] }
        guard let size, case .call(let callee, let arguments) = size.kind,
            ["NSCollectionLayoutSize", "init"].contains(ReuseCall.baseName(callee)?.value ?? "")
        else { return (nil, nil, place) }
        func dimension(_ label: String) -> ExtractedSize? {
            arguments.first { $0.label == label }.flatMap { self.dimension($0.value, item.locals) }
        }
        return (dimension("heightDimension"), dimension("widthDimension"), place)
    }

    private func dimension(_ expression: Expression, _ locals: [String: Expression]) -> ExtractedSize? {
        guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
            let number = number(arguments[0].value, locals)
        else { return nil }
        switch ReuseCall.baseName(callee)?.value {
        case "estimated": return .estimated(number)
        case "absolute": return .absolute(number)
        default: return nil
        }
    }

    private static let alignments: Set<String> = [
        "top", "bottom", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing",
    ]
}
