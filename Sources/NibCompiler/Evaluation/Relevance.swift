import InterfaceBuilder

/// Which functions may register, dequeue, or set what decides about it, themselves or through others. Found by
/// names: too many rather than too few.
struct Relevance {
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
        var function: FunctionDeclaration
        /// The names that calls have: of an initialiser, its type's and `init`.
        var names: [String]
        /// The type to whose code calls without arguments are limited; nil where they are not.
        var scope: String?
        /// The type around, and what it inherits from.
        var family: [String]
        var isRelevant: Bool
        /// Whether it registers or dequeues: its callers matter, too.
        var isReuse: Bool
        var mentions: Mentions
    }

    /// What code calls, and what it names without calling it.
    private struct Mentions {
        var calls: [String: [[String?]]] = [:]
        var references: Set<String> = []

        mutating func call(_ name: String, _ labels: [String?]) {
            if !(calls[name]?.contains(labels) ?? false) { calls[name, default: []].append(labels) }
        }
    }

    private struct Target {
        var function: FunctionDeclaration
        var scope: String?

        /// Whether a call may be of the function. A name without arguments says little: where the function has a
        /// scope, only code of the same type counts.
        func matches(_ labels: [String?], in family: [String]?) -> Bool {
            if labels.isEmpty, let scope, let family { return family.contains(scope) && takesNothing }
            return CallMatch.matches(function, labels)
        }

        private var takesNothing: Bool { CallMatch.matches(function, []) }
    }

    private var relevant: Set<ObjectIdentifier> = []
    /// The functions whose callers matter, by the names of calls.
    private var targets: [String: [Target]] = [:]
    /// Names of properties that hold collection and table views.
    private let viewNames: Set<String>

    init(_ table: SymbolTable) {
        viewNames = Self.viewNames(table)
        var entries: [Entry] = []
        for facts in table.files.compactMap(\.self) {
            for function in facts.functions { entries.append(entry(function, in: nil)) }
            for type in facts.types { add(type, to: &entries) }
        }
        var callers: [String: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            for name in Set(entry.mentions.calls.keys).union(entry.mentions.references) {
                callers[name, default: []].append(index)
            }
        }
        var queue = entries.indices.filter { entries[$0].isReuse }
        for entry in entries where entry.isRelevant { relevant.insert(ObjectIdentifier(entry.function)) }
        while let index = queue.popLast() {
            let entry = entries[index]
            let target = Target(function: entry.function, scope: entry.scope)
            for name in entry.names {
                targets[name, default: []].append(target)
                for caller in callers[name] ?? [] where !entries[caller].isReuse {
                    guard Self.leads(entries[caller].mentions, name, target, entries[caller].family) else {
                        continue
                    }
                    entries[caller].isReuse = true
                    relevant.insert(ObjectIdentifier(entries[caller].function))
                    queue.append(caller)
                }
            }
        }
    }

    /// Whether code calls the function by the name, or names it.
    private static func leads(_ mentions: Mentions, _ name: String, _ target: Target, _ family: [String]?)
        -> Bool
    {
        (mentions.references.contains(name) && !target.function.parameters.isEmpty)
            || (mentions.calls[name] ?? []).contains { target.matches($0, in: family) }
    }

    func contains(_ function: FunctionDeclaration) -> Bool { relevant.contains(ObjectIdentifier(function)) }

    /// Whether a call may be of a relevant function.
    func mayBeRelevant(_ name: String, _ labels: [String?]) -> Bool {
        targets[name]?.contains { $0.matches(labels, in: nil) } ?? false
    }

    /// Whether a name may be that of a relevant function which is not called, but handed over.
    func mayBeReference(_ name: String) -> Bool {
        targets[name]?.contains { !$0.function.parameters.isEmpty } ?? false
    }

    /// Whether code outside functions is relevant: the initial value of a property, a getter.
    func isRelevant(_ statements: [Statement]) -> Bool {
        let found = scan(statements)
        if found.isRelevant { return true }
        return Set(found.mentions.calls.keys).union(found.mentions.references).contains { name in
            targets[name]?.contains { Self.leads(found.mentions, name, $0, nil) } ?? false
        }
    }

    private func add(_ type: TypeDeclaration, to entries: inout [Entry]) {
        for function in type.functions { entries.append(entry(function, in: type)) }
        for nested in type.types { add(nested, to: &entries) }
    }

    private func entry(_ function: FunctionDeclaration, in type: TypeDeclaration?) -> Entry {
        let found = scan(function.body ?? [])
        let isInitialiser = function.name.value == "init"
        var names = [function.name.value]
        if isInitialiser, let type, let last = type.name.value.split(separator: ".").last {
            names.append(String(last))
        }
        let isScoped = !isInitialiser && (type.map { !Self.isCalledFromOutside($0) } ?? false)
        return Entry(
            function: function, names: names, scope: isScoped ? type?.name.value : nil,
            family: type.map { [$0.name.value] + $0.inherited.compactMap(\.name) } ?? [],
            isRelevant: found.isRelevant, isReuse: found.isReuse, mentions: found.mentions)
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

    private func scan(_ statements: [Statement]) -> (isRelevant: Bool, isReuse: Bool, mentions: Mentions) {
        var isRelevant = false
        var isReuse = false
        var mentions = Mentions()
        var callees: Set<ObjectIdentifier> = []
        func mention(_ name: String) {
            let plain = Evaluator.baseName(name)
            mentions.references.insert(plain ?? name)
            guard ReuseCall.names.contains(plain ?? name), plain != nil || name != "make" else { return }
            isRelevant = true
            isReuse = true
        }
        SyntaxWalk.visit(statements) { statement in
            if case .assign(let target, _) = statement, case .member(let base?, let name) = target.kind,
                (Self.settings.contains(name.value)
                    && (!Self.viewSettings.contains(name.value) || isView(base))) || Self.isSize(target)
            {
                isRelevant = true
            }
            // A view gets another name.
            if case .assign(let target, _) = statement, isNamedView(target) { isRelevant = true }
        } _: { expression in
            switch expression.kind {
            case .call(let callee, let arguments):
                callees.insert(ObjectIdentifier(callee))
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
                    mentions.call(name, arguments.map(\.label))
                }
                if handsOverView(callee, name, arguments) { isRelevant = true }
            // A method that is handed over instead of called.
            case .member(_, let name) where !callees.contains(ObjectIdentifier(expression)):
                mention(name.value)
            case .name(let name) where !callees.contains(ObjectIdentifier(expression)): mention(name)
            default: break
            }
        }
        return (isRelevant, isReuse, mentions)
    }
}
