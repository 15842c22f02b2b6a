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
    private var table: SymbolTable { model.table }

    init(model: LayoutModel, nibs: Set<String>) {
        self.model = model
        self.nibs = nibs
        index = ClassIndex(model.table)
    }

    func findings() -> [Finding] {
        var result: [Finding] = []
        for block in model.blocks where !table.isTest(block.file) {
            if let property = block.property, let value = property.value, let type = property.type {
                add(implicit(value, of: type, block), block, to: &result)
            }
            SyntaxWalk.visit(block.statements) { statement in
                guard case .declare(let properties) = statement else { return }
                for property in properties {
                    guard let value = property.value, let type = property.type else { continue }
                    add(implicit(value, of: type, block), block, to: &result)
                }
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
                guard components.last?.first?.isUppercase ?? false, !isShadowed(components, block) else {
                    return
                }
                add((components, labels, callee.range), block, to: &result)
            }
        }
        return result
    }

    private typealias Making = (type: [String], labels: [String?], range: ByteRange)

    /// `let view: UICollectionView = .init(frame: .zero)`
    private func implicit(_ value: Expression, of type: TypeReference, _ block: CodeBlock) -> Making? {
        guard case .call(let callee, let arguments) = value.kind, case .member(nil, let name) = callee.kind,
            name.value == "init", let type = type.name
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

    private func add(_ making: Making?, _ block: CodeBlock, to result: inout [Finding]) {
        guard let (components, labels, range) = making,
            let type = model.names.type(components, in: block.owner),
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
            guard !hasView(chain, named: name), !isGivenView(block) else { return }
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
