import InterfaceBuilder

/// Collection views, and controllers of them, that code makes without a layout (uikit-rules A22).
struct ViewsWithoutLayout {
    struct Finding {
        var name: String
        var isController: Bool
        var place: SourceRange
    }

    let model: LayoutModel
    private let index: ClassIndex
    /// The names of the nibs.
    private let nibs: Set<String>
    /// Whether code gives another object's controller its view.
    private let areGivenViews: Bool
    private var table: SymbolTable { model.table }

    init(model: LayoutModel, nibs: Set<String>) {
        self.model = model
        self.nibs = nibs
        index = ClassIndex(model.table)
        areGivenViews = model.blocks.contains { block in
            var isGiven = false
            SyntaxWalk.assignments(in: block.statements) { target, _ in
                guard case .member(let base?, let name) = target.kind, name.value == "collectionView" else {
                    return
                }
                if case .name("self") = base.kind { return }
                isGiven = true
            }
            return isGiven
        }
    }

    func findings() -> [Finding] {
        var result: [Finding] = []
        for block in model.blocks where !table.isTest(block.file) {
            for making in results(of: block) { add(making, block, to: &result) }
            SyntaxWalk.visit(block.statements) { statement in
                guard case .declare(let properties) = statement else { return }
                for making in properties.flatMap(initial) { add(making, block, to: &result) }
            } _: { expression in
                guard case .call(let callee, let arguments) = expression.kind,
                    var components = callee.nameComponents
                else { return }
                let labels = arguments.map(\.label)
                guard labels.isEmpty || labels == ["frame"] || labels == ["nibName", "bundle"] else { return }
                if labels.count == 2 {
                    guard arguments.allSatisfy({ if case .null = $0.value.kind { true } else { false } })
                    else { return }
                }
                if components.last == "init" || components.last == "new" { components.removeLast() }
                guard components.last?.first?.isUppercase ?? false else { return }
                add((components, labels, callee.range), block, to: &result)
            }
        }
        return result
    }

    private typealias Making = (type: [String], labels: [String?], range: ByteRange)

    /// What a function, getter or initial value gives.
    private func results(of block: CodeBlock) -> [Making] {
        if let function = block.function {
            guard let type = function.result else { return [] }
            return ReturnedValues.all(of: block.statements).flatMap { implicit($0, of: type) }
        }
        guard let property = block.property, let type = property.type else { return [] }
        return initial(property)
            + ReturnedValues.all(of: property.getter ?? []).flatMap { implicit($0, of: type) }
    }

    private func initial(_ property: PropertyDeclaration) -> [Making] {
        guard let value = property.value, let type = property.type else { return [] }
        return implicit(value, of: type)
    }

    /// `let view: UICollectionView = .init(frame: .zero)`, also as what a closure gives that is called on the spot.
    private func implicit(_ value: Expression, of type: TypeReference) -> [Making] {
        guard case .call(let callee, let arguments) = value.kind else { return [] }
        if case .closure(let closure) = callee.kind {
            guard closure.result == nil, arguments.isEmpty else { return [] }
            return ReturnedValues.all(of: closure.body).flatMap { implicit($0, of: type) }
        }
        return implicit(callee, arguments, of: type).map { [$0] } ?? []
    }

    private func implicit(
        _ callee: Expression, _ arguments: [Expression.Argument], of type: TypeReference
    ) -> Making? {
        guard case .member(nil, let name) = callee.kind, name.value == "init", let type = type.name
        else { return nil }
        let labels = arguments.map(\.label)
        guard labels.isEmpty || labels == ["frame"] else { return nil }
        return (type.split(separator: ".").map(String.init), labels, callee.range)
    }

    /// Whether a generic parameter has the name.
    private func isShadowed(_ components: [String], _ block: CodeBlock) -> Bool {
        guard components.count == 1, let name = components.first else { return false }
        return block.function?.generics.contains { $0.name == name } ?? false
            || block.owner.map { owner in table[owner].generics.contains { $0.name == name } } ?? false
    }

    private func add(_ making: Making, _ block: CodeBlock, to result: inout [Finding]) {
        let (components, labels, range) = making
        guard !isShadowed(components, block), let type = model.names.type(components, in: block.owner),
            let chain = index.chain(of: type) ?? external(type),
            let place = table.range(range, in: block.file)
        else { return }
        let isView = index.reaches(chain, ["UICollectionView"])
        let isController = index.reaches(chain, ["UICollectionViewController"])
        guard isView && labels.count < 2 || isController && labels != ["frame"],
            makesNothingElse(chain, labels)
        else { return }
        let name = table[type].simpleName
        if isController {
            guard !hasView(chain, named: name), !isGivenView(block), !areGivenViews else { return }
        }
        result.append(Finding(name: name, isController: isController, place: place))
    }

    private func external(_ type: TypeID) -> [TypeID]? {
        let chain = table.chain(of: type)
        return table[type].kind == .external && chain.isComplete ? chain.types : nil
    }

    /// Whether no class of the chain has an initialiser that may take the place of UIKit's.
    private func makesNothingElse(_ chain: [TypeID], _ labels: [String?]) -> Bool {
        let own = index.own(chain)
        guard own.isEmpty || index.fullChain(of: chain[0]) != nil,
            !own.contains(where: table.mayHaveMacroMembers)
        else { return false }
        return chain.allSatisfy { type in
            let symbol = table[type]
            if symbol.outlined.keys.contains(where: { $0.hasPrefix("init") }) || symbol.hasUnreadParts {
                return false
            }
            return symbol.members.allSatisfy { name, members in
                guard name.hasPrefix("init") || name == "new" else { return true }
                return members.allSatisfy { member in
                    guard case .function(let function) = member.kind else { return true }
                    // What a class with initialisers of its own inherits is another question.
                    return symbol.kind != .class && !CallMatch.matches(function, labels)
                }
            }
        }
    }

    /// Whether the controller gets its view from a nib of its name, or makes it.
    private func hasView(_ chain: [TypeID], named name: String) -> Bool {
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
        if nibs.contains(name) || nibs.contains(short) { return true }
        return index.own(chain).contains { type in
            let members = table[type].members
            return ["loadView", "collectionView", "view", "nibName"].contains { members[$0] != nil }
                || model.blocks(of: type).contains { isGivenView($0) }
        }
    }

    /// Whether the code gives some controller its view.
    private func isGivenView(_ block: CodeBlock) -> Bool {
        var isGiven = false
        SyntaxWalk.assignments(in: block.statements) { target, _ in
            if let last = target.nameComponents?.last, last == "collectionView" || last == "view" {
                isGiven = true
            }
        }
        return isGiven
    }
}
