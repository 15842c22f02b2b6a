import InterfaceBuilder

/// What the code that was read says by itself of registrations and dequeues: found once for each function and
/// property, kept while more files are read.
final class RelevanceIndex {
    /// A body of code by itself.
    struct Code {
        var isRelevant = false
        /// Whether it registers or dequeues: its callers matter, too.
        var isReuse = false
        /// The signatures that it calls.
        var calls: [Int] = []
        /// Names that make it relevant where they are those of views.
        var viewNames: [String] = []
    }

    struct Entry {
        var signatures: [Int]
        var code: Code
        var function: ObjectIdentifier
    }

    private(set) var entries: [Entry] = []
    /// The entries that call each signature.
    private(set) var callers: [[Int]] = []
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]
    private var files: Set<Int> = []
    private var properties: [ObjectIdentifier: (getter: Code, observers: Code, value: Code)] = [:]
    /// Names of properties that hold collection and table views.
    private(set) var viewNames: Set<String> = ["tableView", "collectionView", "self", "$0", "view"]

    /// Adds the files that were read since the last time.
    func add(_ table: SymbolTable) {
        for (number, facts) in table.files.enumerated() {
            guard let facts, files.insert(number).inserted else { continue }
            Relevance.addViewNames(of: facts, to: &viewNames)
            for function in facts.functions { add(function, in: nil) }
            for type in facts.types { add(type) }
        }
    }

    /// The number that stands for a signature.
    func number(_ signature: String) -> Int {
        if let number = numbers[signature] { return number }
        numbers[signature] = texts.count
        texts.append(signature)
        callers.append([])
        return texts.count - 1
    }

    func knownNumber(_ signature: String) -> Int? { numbers[signature] }

    func parts(of property: PropertyDeclaration) -> (getter: Code, observers: Code, value: Code) {
        if let known = properties[ObjectIdentifier(property)] { return known }
        let result = (
            code(property.getter ?? []), code(property.observers),
            code(property.value.map { [.expression($0)] } ?? [])
        )
        properties[ObjectIdentifier(property)] = result
        return result
    }

    /// - Parameter family: The type around the code, and what it inherits from.
    func code(_ statements: [Statement], in family: [String] = []) -> Code {
        guard !statements.isEmpty else { return Code() }
        let found = Relevance.scan(statements, in: family)
        return Code(
            isRelevant: found.isRelevant, isReuse: found.isReuse, calls: found.calls.map(number),
            viewNames: Array(found.viewNames))
    }

    private func add(_ type: TypeDeclaration) {
        for function in type.functions { add(function, in: type) }
        for nested in type.types { add(nested) }
    }

    private func add(_ function: FunctionDeclaration, in type: TypeDeclaration?) {
        let family = type.map { [$0.name.value] + $0.inherited.compactMap(\.name) } ?? []
        let code = code(function.body ?? [], in: family)
        for call in code.calls { callers[call].append(entries.count) }
        entries.append(
            Entry(
                signatures: Relevance.signatures(of: function, in: type).map(number), code: code,
                function: ObjectIdentifier(function)))
    }
}
