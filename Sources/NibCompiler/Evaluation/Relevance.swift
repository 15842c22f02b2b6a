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
        "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSupplementaryItem",
        "setCollectionViewLayout", "UICollectionView",
    ]

    private let index: RelevanceIndex
    private var relevant: Set<ObjectIdentifier> = []
    /// The functions whose callers matter, by the names of calls.
    private var targets: [String: [RelevanceIndex.Entry]] = [:]

    init(_ table: SymbolTable, _ index: RelevanceIndex) {
        index.add(table)
        self.index = index
        findRelevant()
    }

    /// Follows the calls back from the functions that register or dequeue.
    private mutating func findRelevant() {
        var isReuse = [Bool](repeating: false, count: index.entries.count)
        var new: [Int] = []
        for (number, entry) in index.entries.enumerated() where isRelevantByItself(entry.code) {
            relevant.insert(ObjectIdentifier(entry.function))
            isReuse[number] = entry.code.isReuse
            if entry.code.isReuse { new.append(number) }
        }
        while let number = new.popLast() {
            let entry = index.entries[number]
            for name in entry.names {
                targets[name, default: []].append(entry)
                for caller in index.callers[name] ?? [] where !isReuse[caller] {
                    let other = index.entries[caller]
                    guard other.code.mentions.lead(to: entry, by: name, in: other.family) else { continue }
                    isReuse[caller] = true
                    relevant.insert(ObjectIdentifier(other.function))
                    new.append(caller)
                }
            }
        }
    }

    /// All that were read, relevant or not.
    var functions: [FunctionDeclaration] { index.entries.map(\.function) }

    func contains(_ function: FunctionDeclaration) -> Bool { relevant.contains(ObjectIdentifier(function)) }

    /// Whether a call may be of a relevant function.
    func mayBeRelevant(_ name: String, _ arguments: [Expression.Argument]) -> Bool {
        guard let entries = targets[name] else { return false }
        let labels = arguments.map(\.label)
        let hasClosure = arguments.contains { if case .closure = $0.value.kind { true } else { false } }
        return entries.contains { $0.matches(labels, in: nil, hasClosure: hasClosure) }
    }

    /// Whether a name may be that of a relevant function which is not called, but handed over.
    func mayBeReference(_ name: String) -> Bool {
        targets[name]?.contains { !$0.function.parameters.isEmpty } ?? false
    }

    /// Whether code outside functions is relevant.
    func isRelevant(_ statements: [Statement]) -> Bool { isRelevant(index.code(statements)) }

    /// Which parts of a property are relevant.
    func parts(of property: PropertyDeclaration) -> (getter: Bool, observers: Bool, value: Bool) {
        let (getter, observers, value) = index.parts(of: property)
        return (isRelevant(getter), isRelevant(observers), isRelevant(value))
    }

    private func isRelevant(_ code: RelevanceIndex.Code) -> Bool {
        if isRelevantByItself(code) { return true }
        return code.mentions.names.contains { name in
            targets[name]?.contains { code.mentions.lead(to: $0, by: name, in: nil) } ?? false
        }
    }

    private func isRelevantByItself(_ code: RelevanceIndex.Code) -> Bool {
        code.isRelevant || code.viewNames.contains(where: index.viewNames.contains)
    }

    /// Whether methods of the declaration are called on objects by all kinds of code: those of protocols, and of
    /// UIKit's own classes.
    static func isCalledFromOutside(_ type: TypeDeclaration) -> Bool {
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

    /// The names that are given to code by a call or have a method that UIKit does not have: if one is a view's,
    /// the view is handed over.
    private static func handedOver(_ callee: Expression, _ name: String, _ arguments: [Expression.Argument])
        -> [String]
    {
        var names: [String] = []
        if case .member(let base?, _) = callee.kind, let view = namedView(base), !ViewMethods.isKnown(name) {
            names.append(view)
        }
        if !EffectWalk.isHarmless(name, arguments.count) {
            for argument in arguments { if let name = namedView(argument.value) { names.append(name) } }
        }
        return names
    }

    /// The last name of an expression that is a name or a member of one, and whether there is nothing before it
    /// but `self`.
    private static func lastName(of expression: Expression) -> (name: String, isWhole: Bool)? {
        switch expression.kind {
        case .name(let name): return (name, true)
        case .member(let base?, let name):
            if case .name("self") = base.kind { return (name.value, true) }
            return lastName(of: base) == nil ? nil : (name.value, false)
        case .unwrapped(let base), .prefix("&", let base): return lastName(of: base)
        default: return nil
        }
    }

    /// The name by which an expression is that of a view, if the name is one's.
    private static func view(_ expression: Expression) -> String? {
        guard let (name, _) = lastName(of: expression) else { return nil }
        return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) }
            ?? name
    }

    /// Likewise, names that may be anything left out.
    private static func namedView(_ expression: Expression) -> String? {
        guard let (name, isWhole) = lastName(of: expression) else { return nil }
        return isWhole && (name == "self" || name == "view" || name == "$0") ? nil : view(expression)
    }

    /// Whether an expression names something that holds a collection or table view, as far as its last name says.
    func isView(_ expression: Expression) -> Bool {
        Self.view(expression).map(index.viewNames.contains) ?? false
    }

    /// Likewise, names that may be anything left out.
    func isNamedView(_ expression: Expression) -> Bool {
        Self.namedView(expression).map(index.viewNames.contains) ?? false
    }

    /// Whether an expression is one of R.swift's resources.
    private static func isResource(_ expression: Expression?) -> Bool {
        expression.flatMap(Evaluator.path)?.hasPrefix("R.nib.") ?? false
    }

    /// Adds the names of properties, variables and parameters that hold collection and table views.
    ///
    /// - Parameter classes: The project's own classes of such views.
    static func addViewNames(of facts: SourceFacts, _ classes: Set<String>, to names: inout Set<String>) {
        func isViewType(_ name: String) -> Bool {
            classes.contains(name)
                || (name.hasSuffix("TableView") || name.hasSuffix("CollectionView")) && !name.hasPrefix("NS")
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
        for element in facts.types { add(element) }
        for element in facts.functions { add(element) }
    }

    /// What code says by itself.
    static func scan(_ statements: [Statement]) -> RelevanceIndex.Code {
        var isRelevant = false
        var isReuse = false
        var mentions = RelevanceIndex.Mentions()
        var viewNames: Set<String> = []
        // Expressions whose value is used on the spot: called, asked for a member, compared.
        var used: Set<ObjectIdentifier> = []
        func mention(_ name: String) {
            let plain = Evaluator.baseName(name)
            mentions.references.insert(plain ?? name)
            guard ReuseCall.names.contains(plain ?? name), plain != nil || name != "make" else { return }
            isRelevant = true
            isReuse = true
        }
        SyntaxWalk.visit(statements) { statement in
            guard case .assign(let target, _) = statement else { return }
            // A view gets another name.
            if let name = namedView(target) { viewNames.insert(name) }
            guard case .member(let base?, let name) = target.kind else { return }
            if isSize(target) {
                isRelevant = true
            } else if settings.contains(name.value) {
                if !viewSettings.contains(name.value) {
                    isRelevant = true
                } else if let name = view(base) {
                    viewNames.insert(name)
                }
            }
        } _: { expression in
            switch expression.kind {
            case .call(let callee, let arguments):
                used.insert(ObjectIdentifier(callee))
                if case .member(let base?, _) = callee.kind { used.insert(ObjectIdentifier(base)) }
                guard let name = ReuseCall.baseName(callee)?.value else { return }
                if ReuseCall(name: name, labels: arguments.map(\.label)) != nil
                    || name.hasSuffix("DiffableDataSource")
                    || (name == "register" && isResource(arguments.first?.value))
                {
                    isRelevant = true
                    isReuse = true
                } else if ReuseCall.isLikeUIKits(name, arguments.map(\.label)) {
                    isRelevant = true
                    mentions.call(name, arguments.map(\.label))
                } else if Self.calls.contains(name)
                    || DecorationUse.isMade(by: name, arguments.map(\.label))
                    || arguments.contains(where: { $0.label == "collectionViewLayout" })
                {
                    isRelevant = true
                } else if case .member(let base?, _) = callee.kind, case .name("super") = base.kind {
                    return
                } else {
                    mentions.call(name, arguments.map(\.label))
                }
                if !isRelevant { viewNames.formUnion(handedOver(callee, name, arguments)) }
            // A method that is handed over instead of called.
            case .member(let base, let name):
                if let base { used.insert(ObjectIdentifier(base)) }
                if !used.contains(ObjectIdentifier(expression)) { mention(name.value) }
            case .name(let name): if !used.contains(ObjectIdentifier(expression)) { mention(name) }
            case .index(let base, _), .typeTest(let base, _), .prefix(_, let base), .unwrapped(let base):
                used.insert(ObjectIdentifier(base))
            case .binary(let operation, let left, let right):
                used.insert(ObjectIdentifier(left))
                if operation != "=" { used.insert(ObjectIdentifier(right)) }
            case .interpolation(let parts): used.formUnion(parts.map(ObjectIdentifier.init))
            default: break
            }
        }
        return RelevanceIndex.Code(
            isRelevant: isRelevant, isReuse: isReuse, mentions: mentions, viewNames: Array(viewNames))
    }
}
