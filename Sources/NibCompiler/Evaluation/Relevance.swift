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

    private let index: RelevanceIndex
    private var relevant: Set<ObjectIdentifier> = []
    /// By the number of the signature, whether a relevant function has it.
    private var hasSignature: [Bool] = []
    /// What stands before the labels in signatures of relevant functions, without a type's name as well.
    private var baseNames: Set<Substring> = []
    /// Signatures without arguments that some type has.
    private var ownNames: Set<Substring> = []

    init(_ table: SymbolTable, _ index: RelevanceIndex) {
        index.add(table)
        self.index = index
        findRelevant()
        for (number, signature) in index.texts.enumerated() where hasSignature[number] {
            baseNames.insert(Self.baseName(signature[...]))
            if let dot = signature.utf8.lastIndex(of: UInt8(ascii: ".")), signature.hasSuffix("()") {
                let own = signature[signature.utf8.index(after: dot)...]
                ownNames.insert(own)
                baseNames.insert(Self.baseName(own))
            }
        }
    }

    /// Follows the calls back from the functions that register or dequeue.
    private mutating func findRelevant() {
        hasSignature = [Bool](repeating: false, count: index.texts.count)
        var isReuse = [Bool](repeating: false, count: index.entries.count)
        var new: [Int] = []
        func add(_ entry: RelevanceIndex.Entry) {
            for signature in entry.signatures where !hasSignature[signature] {
                hasSignature[signature] = true
                new.append(signature)
            }
        }
        for (number, entry) in index.entries.enumerated() where isRelevantByItself(entry.code) {
            relevant.insert(entry.function)
            isReuse[number] = entry.code.isReuse
            if entry.code.isReuse { add(entry) }
        }
        while let signature = new.popLast() {
            for caller in index.callers[signature] where !isReuse[caller] {
                isReuse[caller] = true
                relevant.insert(index.entries[caller].function)
                add(index.entries[caller])
            }
        }
    }

    private static func baseName(_ signature: Substring) -> Substring {
        signature.utf8.firstIndex(of: UInt8(ascii: "(")).map { signature[..<$0] } ?? signature
    }

    func contains(_ function: FunctionDeclaration) -> Bool { relevant.contains(ObjectIdentifier(function)) }

    /// Whether a call may be of a relevant function.
    func mayBeRelevant(_ name: String, _ labels: [String?]) -> Bool {
        guard baseNames.contains(Self.baseName(name[...])) else { return false }
        let signature = FunctionDeclaration.signature(name, labels)
        return has(signature) || has(name) || (labels.isEmpty && ownNames.contains(signature[...]))
    }

    private func has(_ signature: String) -> Bool { index.knownNumber(signature).map(has) ?? false }

    /// Numbers that were given since then are of signatures that no function has.
    private func has(_ signature: Int) -> Bool { signature < hasSignature.count && hasSignature[signature] }

    /// Whether code outside functions is relevant.
    func isRelevant(_ statements: [Statement]) -> Bool { isRelevant(index.code(statements)) }

    /// Which parts of a property are relevant.
    func parts(of property: PropertyDeclaration) -> (getter: Bool, observers: Bool, value: Bool) {
        let (getter, observers, value) = index.parts(of: property)
        return (isRelevant(getter), isRelevant(observers), isRelevant(value))
    }

    private func isRelevant(_ code: RelevanceIndex.Code) -> Bool {
        isRelevantByItself(code) || code.calls.contains(where: has)
    }

    private func isRelevantByItself(_ code: RelevanceIndex.Code) -> Bool {
        code.isRelevant || code.viewNames.contains(where: index.viewNames.contains)
    }

    /// The signatures by which a function is called.
    static func signatures(of function: FunctionDeclaration, in type: TypeDeclaration?) -> [String] {
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
        return signatures
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
        case .unwrapped(let base): return lastName(of: base)
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
    static func addViewNames(of facts: SourceFacts, to names: inout Set<String>) {
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
        for element in facts.types { add(element) }
        for element in facts.functions { add(element) }
    }

    /// - Parameter family: The type around the code, and what it inherits from.
    static func scan(_ statements: [Statement], in family: [String]) -> (
        isRelevant: Bool, isReuse: Bool, calls: Set<String>, viewNames: Set<String>
    ) {
        var isRelevant = false
        var isReuse = false
        var calls: Set<String> = []
        var viewNames: Set<String> = []
        SyntaxWalk.visit(statements) { statement in
            guard case .assign(let target, _) = statement, case .member(let base?, let name) = target.kind
            else { return }
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
                guard let name = ReuseCall.baseName(callee)?.value else { return }
                if ReuseCall(name: name, labels: arguments.map(\.label)) != nil
                    || name.hasSuffix("DiffableDataSource")
                    || (name == "register" && isResource(arguments.first?.value))
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
                if !isRelevant { viewNames.formUnion(handedOver(callee, name, arguments)) }
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
        return (isRelevant, isReuse, calls, viewNames)
    }
}
