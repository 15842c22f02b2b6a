import InterfaceBuilder

/// What the code that was read says by itself of registrations and dequeues: found once for each function and
/// property, kept while more files are read.
final class RelevanceIndex {
    /// A body of code by itself.
    struct Code {
        var isRelevant = false
        /// Whether it registers or dequeues: its callers matter, too.
        var isReuse = false
        var mentions = Mentions()
        /// Names that make it relevant where they are those of views.
        var viewNames: [String] = []
    }

    /// What code calls, with the labels, and what it names without calling it.
    struct Mentions {
        private var calls: [String: [[String?]]] = [:]
        var references: Set<String> = []

        var names: Set<String> { references.union(calls.keys) }

        mutating func call(_ name: String, _ labels: [String?]) {
            if !(calls[name]?.contains(labels) ?? false) { calls[name, default: []].append(labels) }
        }

        /// Whether code may call the function by the name, or hand it over.
        func lead(to entry: Entry, by name: String, in family: [String]?) -> Bool {
            (references.contains(name) && !entry.function.parameters.isEmpty)
                || (calls[name] ?? []).contains { entry.matches($0, in: family) }
        }
    }

    final class Entry {
        let function: FunctionDeclaration
        /// The names that calls have: of an initialiser, its type's and `init`.
        let names: [String]
        /// The type to whose code calls without arguments are limited; nil where they are not.
        let scope: String?
        /// The type around, and what it inherits from.
        let family: [String]
        let code: Code

        init(
            function: FunctionDeclaration, names: [String], scope: String?, family: [String], code: Code
        ) {
            self.function = function
            self.names = names
            self.scope = scope
            self.family = family
            self.code = code
        }

        /// Whether a call may be of the function. A name without arguments says little: where the function has a
        /// scope, only code of the same type counts.
        func matches(_ labels: [String?], in family: [String]?, hasClosure: Bool = true) -> Bool {
            if labels.isEmpty, let scope, let family, !family.contains(scope) { return false }
            return CallMatch.matches(function, labels, hasClosure: hasClosure)
        }
    }

    private(set) var entries: [Entry] = []
    /// The entries that call or name each name.
    private(set) var callers: [String: [Int]] = [:]
    private var files: Set<Int> = []
    private var properties: [ObjectIdentifier: (getter: Code, observers: Code, value: Code)] = [:]
    /// Names of properties that hold collection and table views.
    private(set) var viewNames: Set<String> = ["tableView", "collectionView", "self", "$0", "view"]

    /// Adds the files that were read since the last time.
    func add(_ table: SymbolTable) {
        let classes = Set(table.viewClasses.map(\.name))
        for (number, facts) in table.files.enumerated() {
            guard let facts, files.insert(number).inserted else { continue }
            Relevance.addViewNames(of: facts, classes, to: &viewNames)
            for function in facts.functions { add(function, in: nil) }
            for type in facts.types { add(type) }
        }
    }

    func parts(of property: PropertyDeclaration) -> (getter: Code, observers: Code, value: Code) {
        if let known = properties[ObjectIdentifier(property)] { return known }
        let result = (
            code(property.getter ?? []), code(property.observers),
            code(property.value.map { [.expression($0)] } ?? [])
        )
        properties[ObjectIdentifier(property)] = result
        return result
    }

    func code(_ statements: [Statement]) -> Code {
        statements.isEmpty ? Code() : Relevance.scan(statements)
    }

    private func add(_ type: TypeDeclaration) {
        for function in type.functions { add(function, in: type) }
        for nested in type.types { add(nested) }
    }

    private func add(_ function: FunctionDeclaration, in type: TypeDeclaration?) {
        let code = code(function.body ?? [])
        for name in code.mentions.names { callers[name, default: []].append(entries.count) }
        let isInitialiser = function.name.value == "init"
        var names = [function.name.value]
        if isInitialiser, let type, let last = type.name.value.split(separator: ".").last {
            names.append(String(last))
        }
        let isScoped = !isInitialiser && (type.map { !Relevance.isCalledFromOutside($0) } ?? false)
        entries.append(
            Entry(
                function: function, names: names, scope: isScoped ? type?.name.value : nil,
                family: type.map { [$0.name.value] + $0.inherited.compactMap(\.name) } ?? [], code: code))
    }
}
