import InterfaceBuilder

/// Which functions may register, dequeue, or set what decides about it, themselves or through others. Found by
/// names: too many rather than too few.
struct Relevance {
    private var signatures: Set<String> = []

    /// Members whose assignment matters.
    static let settings: Set<String> = [
        "dataSource", "delegate", "collectionViewLayout", "headerReferenceSize", "footerReferenceSize", "tag",
        "supplementaryViewProvider", "boundarySupplementaryItems", "sectionHeadersPinToVisibleBounds",
        "sectionFootersPinToVisibleBounds", "scrollDirection",
    ]

    /// Members of views: of anything else they say nothing.
    static let viewSettings: Set<String> = ["dataSource", "delegate", "tag", "collectionViewLayout"]

    /// Calls that matter beside registrations and dequeues.
    static let calls: Set<String> = [
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
        "NSCollectionLayoutBoundarySupplementaryItem", "setCollectionViewLayout", "UICollectionView",
    ]

    private struct Entry {
        var signatures: [String]
        var isRelevant: Bool
        /// Whether it registers or dequeues: its callers matter, too.
        var isReuse: Bool
        var calls: Set<String>
        var functions: ObjectIdentifier
    }

    private var relevant: Set<ObjectIdentifier> = []
    /// Signatures without arguments that some type has.
    private var ownNames: Set<String> = []
    /// Names of properties that hold collection and table views.
    private let viewNames: Set<String>

    init(_ table: SymbolTable) {
        viewNames = Self.viewNames(table)
        var entries: [Entry] = []
        for facts in table.files.compactMap(\.self) {
            for function in facts.functions { entries.append(entry(function, in: nil)) }
            for type in facts.types { add(type, to: &entries) }
        }
        for entry in entries where entry.isRelevant {
            if entry.isReuse { signatures.formUnion(entry.signatures) }
            relevant.insert(entry.functions)
        }
        var isDone = false
        while !isDone {
            isDone = true
            for index in entries.indices where !entries[index].isReuse {
                guard !entries[index].calls.isDisjoint(with: signatures) else { continue }
                entries[index].isRelevant = true
                entries[index].isReuse = true
                relevant.insert(entries[index].functions)
                let before = signatures.count
                signatures.formUnion(entries[index].signatures)
                if signatures.count != before { isDone = false }
            }
        }
        noteOwnNames()
    }

    private mutating func noteOwnNames() {
        for signature in signatures {
            if let dot = signature.lastIndex(of: "."), signature.hasSuffix("()") {
                ownNames.insert(String(signature[signature.index(after: dot)...]))
            }
        }
    }

    func contains(_ function: FunctionDeclaration) -> Bool { relevant.contains(ObjectIdentifier(function)) }

    /// Whether a call may be of a relevant function.
    func mayBeRelevant(_ name: String, _ labels: [String?]) -> Bool {
        let signature = FunctionDeclaration.signature(name, labels)
        return signatures.contains(signature) || signatures.contains(name)
            || (labels.isEmpty && ownNames.contains(signature))
    }

    /// Whether code outside functions is relevant: the initial value of a property, a getter.
    func isRelevant(_ statements: [Statement]) -> Bool {
        let found = scan(statements)
        return found.isRelevant || !found.calls.isDisjoint(with: signatures)
    }

    private func add(_ type: TypeDeclaration, to entries: inout [Entry]) {
        for function in type.functions { entries.append(entry(function, in: type)) }
        for nested in type.types { add(nested, to: &entries) }
    }

    private func entry(_ function: FunctionDeclaration, in type: TypeDeclaration?) -> Entry {
        let family = type.map { [$0.name.value] + $0.inherited.compactMap(\.name) } ?? []
        let found = scan(function.body ?? [], in: family)
        let name =
            function.name.value == "init"
            ? (type?.name.value.split(separator: ".").last.map(String.init) ?? "init") : function.name.value
        let all = function.parameters.map(\.label)
        let needed = function.parameters.filter { $0.defaultValue == nil }.map(\.label)
        var signatures = [
            FunctionDeclaration.signature(name, all), FunctionDeclaration.signature(name, needed),
        ]
        // A name without arguments says little: it is only looked for in code of the same type.
        if needed.isEmpty, function.name.value != "init", let type, !Self.isCalledFromOutside(type) {
            signatures =
                ["\(type.name.value).\(FunctionDeclaration.signature(name, []))"]
                + (all.isEmpty ? [] : [FunctionDeclaration.signature(name, all)])
        }
        if let last = all.last, last != nil {
            signatures.append(FunctionDeclaration.signature(name, all.dropLast() + [nil]))
        }
        if all.first != .some(nil), !all.isEmpty {
            signatures.append(FunctionDeclaration.signature(name, [nil] + all.dropFirst()))
        }
        if all.contains(where: { $0 == nil }), all.count == 1 { signatures.append(name + "#") }
        return Entry(
            signatures: signatures, isRelevant: found.isRelevant, isReuse: found.isReuse, calls: found.calls,
            functions: ObjectIdentifier(function))
    }

    /// Whether methods of the declaration are called on objects by all kinds of code: those of protocols, and of
    /// UIKit's own classes.
    private static func isCalledFromOutside(_ type: TypeDeclaration) -> Bool {
        type.kind == .protocol
            || (type.kind == .extension && UIKitHierarchy.superclass(of: type.name.value) != nil)
    }

    /// `headerReferenceSize.height` and its like.
    private static func isSize(_ target: Expression) -> Bool {
        guard case .member(let base?, _) = target.kind, case .member(_, let name) = base.kind else {
            return false
        }
        return name.value.hasSuffix("ReferenceSize")
    }

    /// Whether a call gives a view to code, or is one of a method of a view that UIKit does not have.
    private func handsOverView(_ callee: Expression, _ name: String, _ arguments: [Expression.Argument])
        -> Bool
    {
        if case .member(let base?, _) = callee.kind, isNamedView(base), !ViewMethods.isKnown(name) {
            return true
        }
        guard !EffectWalk.isHarmless(name, arguments.count) else { return false }
        return arguments.contains { isNamedView($0.value) }
    }

    /// Whether an expression names something that holds a collection or table view, as far as its last name says.
    func isView(_ expression: Expression) -> Bool {
        guard let path = Evaluator.path(of: expression) else { return false }
        return viewNames.contains(
            path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path)
    }

    /// Likewise, names that may be anything left out.
    func isNamedView(_ expression: Expression) -> Bool {
        guard isView(expression), let path = Evaluator.path(of: expression) else { return false }
        return path != "self" && path != "view" && path != "$0"
    }

    /// Whether an expression is one of R.swift's resources.
    private static func isResource(_ expression: Expression?) -> Bool {
        expression.flatMap(Evaluator.path)?.hasPrefix("R.nib.") ?? false
    }

    private static func viewNames(_ table: SymbolTable) -> Set<String> {
        var names: Set<String> = ["tableView", "collectionView", "self", "$0", "view"]
        func isViewType(_ name: String) -> Bool {
            (name.hasSuffix("TableView") || name.hasSuffix("CollectionView")) && !name.hasPrefix("NS")
        }
        func add(_ property: PropertyDeclaration) {
            if let type = property.type?.name {
                if isViewType(type) { names.insert(property.name.value) }
            } else if let value = property.value, case .call(let callee, _) = value.kind,
                let type = ReuseCall.baseName(callee)?.value
            {
                if isViewType(type) { names.insert(property.name.value) }
            }
        }
        func add(_ function: FunctionDeclaration) {
            for parameter in function.parameters {
                if let type = parameter.type.name, isViewType(type) { names.insert(parameter.name) }
            }
            SyntaxWalk.visit(
                function.body ?? [],
                { if case .declare(let properties) = $0 { for property in properties { add(property) } } },
                { _ in })
        }
        func add(_ type: TypeDeclaration) {
            for property in type.properties {
                add(property)
                if let value = property.value {
                    SyntaxWalk.visit(
                        value,
                        {
                            if case .declare(let properties) = $0 {
                                for property in properties { add(property) }
                            }
                        },
                        { _ in })
                }
            }
            for element in type.functions { add(element) }
            for element in type.types { add(element) }
        }
        for facts in table.files.compactMap(\.self) {
            for element in facts.types { add(element) }
            for element in facts.functions { add(element) }
        }
        return names
    }

    /// - Parameter family: The type around the code, and what it inherits from.
    private func scan(_ statements: [Statement], in family: [String] = []) -> (
        isRelevant: Bool, isReuse: Bool, calls: Set<String>
    ) {
        var isRelevant = false
        var isReuse = false
        var calls: Set<String> = []
        SyntaxWalk.visit(statements) { statement in
            if case .assign(let target, _) = statement, case .member(let base?, let name) = target.kind,
                (Self.settings.contains(name.value)
                    && (!Self.viewSettings.contains(name.value) || isView(base))) || Self.isSize(target)
            {
                isRelevant = true
            }
        } _: { expression in
            switch expression.kind {
            case .call(let callee, let arguments):
                guard let name = ReuseCall.baseName(callee)?.value else { return }
                if ReuseCall(name: name, labels: arguments.map(\.label)) != nil
                    || name.hasSuffix("DiffableDataSource")
                    || (name == "register" && Self.isResource(arguments.first?.value))
                {
                    isRelevant = true
                    isReuse = true
                } else if Self.calls.contains(name)
                    || arguments.contains(where: { $0.label == "collectionViewLayout" })
                {
                    isRelevant = true
                } else if case .member(let base?, _) = callee.kind, case .name("super") = base.kind {
                    return
                } else {
                    let signature = FunctionDeclaration.signature(name, arguments.map(\.label))
                    calls.insert(signature)
                    if arguments.isEmpty { for type in family { calls.insert("\(type).\(signature)") } }
                }
                if handsOverView(callee, name, arguments) { isRelevant = true }
                // A method that is handed over instead of called.
                for argument in arguments {
                    switch argument.value.kind {
                    case .member(_, let member):
                        calls.insert((Evaluator.baseName(member.value) ?? member.value) + "#")
                    case .name(let name): calls.insert((Evaluator.baseName(name) ?? name) + "#")
                    default: break
                    }
                }
            case .member(_, let name)
            where ReuseCall.names.contains(name.value) && name.value != "register" && name.value != "make":
                isRelevant = true
                isReuse = true
            default: break
            }
        }
        return (isRelevant, isReuse, calls)
    }
}
