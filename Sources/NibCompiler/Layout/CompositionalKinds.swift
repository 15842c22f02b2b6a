import InterfaceBuilder

/// The kinds of boundary items that a compositional layout has in every section, read from straight code around
/// the place where it is made (uikit-rules I1, I3).
struct CompositionalKinds {
    let model: LayoutModel
    private var declarations: [String: [(property: PropertyDeclaration, path: [PathWalk.Step])]] = [:]
    private var assignments: [(target: Expression, value: Expression, path: [PathWalk.Step])] = []
    private var calls: [ByteRange: (call: Expression, path: [PathWalk.Step])] = [:]
    private let file: Int

    init(model: LayoutModel, block: CodeBlock) {
        self.model = model
        file = block.file
        var declarations: [String: [(PropertyDeclaration, [PathWalk.Step])]] = [:]
        var assignments: [(Expression, Expression, [PathWalk.Step])] = []
        var calls: [ByteRange: (Expression, [PathWalk.Step])] = [:]
        PathWalk.visit(block.statements) { item, path in
            switch item {
            case .declaration(let property):
                declarations[property.name.value, default: []].append((property, path))
            case .assignment(let target, let value): assignments.append((target, value, path))
            case .expression(let expression):
                if case .call = expression.kind { calls[expression.range] = (expression, path) }
            }
        }
        self.declarations = declarations.mapValues { $0.map { (property: $0.0, path: $0.1) } }
        self.assignments = assignments.map { (target: $0.0, value: $0.1, path: $0.2) }
        self.calls = calls.mapValues { (call: $0.0, path: $0.1) }
    }

    func kinds(of site: CodePlace) -> [ElementKind] {
        guard let (call, path) = calls[site.range], case .call(let callee, let arguments) = call.kind,
            let first = arguments.first
        else { return [] }
        if callee.nameComponents?.last == "list", first.label == "using" { return list(first.value, path) }
        if first.label == "section" { return section(first.value, path) }
        guard first.label == nil || first.label == "sectionProvider",
            case .closure(let closure) = first.value.kind,
            let (value, inside) = answer(of: closure)
        else { return [] }
        return section(value, inside)
    }

    /// The one value that a closure of straight code returns.
    private func answer(of closure: Closure) -> (Expression, [PathWalk.Step])? {
        var returned: [(Expression, [PathWalk.Step])] = []
        PathWalk.visit(closure.body) { item, path in
            if case .expression(let expression) = item { returned.append((expression, path)) }
        }
        var count = 0
        SyntaxWalk.visit(closure.body) {
            if case .return = $0 { count += 1 }
        } _: { _ in
        }
        let value: Expression
        switch closure.body.last {
        case .return(let found?, _) where count == 1: value = found
        case .expression(let found) where count == 0 && closure.body.count == 1: value = found
        default: return nil
        }
        // The steps to the closure, by a declaration or call in it.
        for (range, found) in calls where closure.range.contains(range) {
            if let step = found.path.firstIndex(where: { if case .closure = $0 { true } else { false } }) {
                return (value, Array(found.path[...step]))
            }
        }
        return nil
    }

    private func section(_ value: Expression, _ path: [PathWalk.Step]) -> [ElementKind] {
        switch value.kind {
        case .name(let name):
            guard let made = local(name, path), case .call(let callee, let arguments) = made.kind else {
                return []
            }
            var result: [ElementKind] = []
            if callee.nameComponents == ["NSCollectionLayoutSection", "list"], let first = arguments.first {
                result = list(first.value, path)
            } else if callee.nameComponents != ["NSCollectionLayoutSection"] {
                return []
            }
            guard let items = assigned("boundarySupplementaryItems", of: name, path) else { return result }
            guard case .array(let elements) = items.kind else { return result }
            return result + elements.compactMap { kind(of: $0, path) }
        case .call(let callee, let arguments):
            guard callee.nameComponents == ["NSCollectionLayoutSection", "list"], let first = arguments.first
            else {
                return []
            }
            return list(first.value, path)
        default: return []
        }
    }

    private func list(_ configuration: Expression, _ path: [PathWalk.Step]) -> [ElementKind] {
        guard case .name(let name) = configuration.kind, let made = local(name, path),
            case .call(let callee, _) = made.kind,
            callee.nameComponents == ["UICollectionLayoutListConfiguration"]
        else { return [] }
        var result: [ElementKind] = []
        for (property, kind) in [("headerMode", ElementKind.sectionHeader), ("footerMode", .sectionFooter)] {
            guard let mode = assigned(property, of: name, path), case .member(_, let word) = mode.kind,
                word.value == "supplementary"
            else { continue }
            result.append(kind)
        }
        return result
    }

    private func kind(of item: Expression, _ path: [PathWalk.Step]) -> ElementKind? {
        var item = item
        if case .name(let name) = item.kind, let made = local(name, path) { item = made }
        guard case .call(let callee, let arguments) = item.kind,
            callee.nameComponents == ["NSCollectionLayoutBoundarySupplementaryItem"],
            let argument = arguments.first(where: { $0.label == "elementKind" })
        else { return nil }
        let place = CodePlace(file: file, range: argument.value.range)
        let values = model.linked.analysis.effects.boundaryItems.filter { $0.place == place }.map(\.kind)
        guard let texts = values.first?.strings, texts.count == 1,
            values.allSatisfy({ $0.strings == texts && !$0.isOpen })
        else { return nil }
        return ElementKind(texts[0])
    }

    /// The initial value of a local constant that is declared on the path.
    private func local(_ name: String, _ path: [PathWalk.Step]) -> Expression? {
        guard let found = declarations[name], found.count == 1, found[0].path == path else { return nil }
        return found[0].property.value
    }

    /// What a property of a local is set to, where it is set once and without a condition.
    private func assigned(_ property: String, of name: String, _ path: [PathWalk.Step]) -> Expression? {
        let found = assignments.filter { $0.target.nameComponents == [name, property] }
        return found.count == 1 && found[0].path == path ? found[0].value : nil
    }
}
