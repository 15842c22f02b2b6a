import InterfaceBuilder

/// A class that adds its subviews in an initialiser that is not the one that it is made by.
struct SetUpFault {
    var place: SourceRange
    /// What is not called.
    var entry: String

    /// A class that is made from a nib, and set up by the initialiser of a registered class.
    static func ofNib(_ index: ClassIndex, _ chain: [TypeID], _ initializer: ReuseInitializer) -> SetUpFault?
    {
        let entries = [(initializer.name, "init", initializer.labels)]
        return find(index, chain, set: entries, lacking: coder + awake)
    }

    /// A registered class that is set up only where it comes from a nib.
    static func ofClass(_ index: ClassIndex, _ chain: [TypeID], _ initializer: ReuseInitializer)
        -> SetUpFault?
    {
        find(index, chain, set: coder + awake, lacking: [(initializer.name, "init", initializer.labels)])
    }

    private typealias Entry = (name: String, method: String, labels: [String?])
    private static let coder: [Entry] = [("init(coder:)", "init", ["coder"])]
    private static let awake: [Entry] = [("awakeFromNib", "awakeFromNib", [])]

    private static func find(
        _ index: ClassIndex, _ chain: [TypeID], set: [Entry], lacking: [Entry]
    ) -> SetUpFault? {
        let own = index.own(chain)
        guard own.allSatisfy({ index.isDeclaredOnce($0) && !index.isObjectiveC($0) }) else { return nil }
        let search = SetUpSearch(index, own: own)
        for entry in set {
            for method in search.methods(named: entry.method, labels: entry.labels) {
                guard let place = search.certainPlace(in: method) else { continue }
                let other = lacking.flatMap { search.methods(named: $0.method, labels: $0.labels) }
                if other.contains(where: { search.mayAdd($0) }) { return nil }
                _ = search.mayAdd(method)
                if search.isAddedElsewhere() || isCalledElsewhere(search.setUpNames, index.table) {
                    return nil
                }
                if assignsOutlet(index, own) { return nil }
                return index.place(place.range, in: place.file).map {
                    SetUpFault(place: $0, entry: entry.name)
                }
            }
        }
        return nil
    }

    /// Whether code sets an outlet: it builds what the nib draws otherwise.
    private static func assignsOutlet(_ index: ClassIndex, _ own: [TypeID]) -> Bool {
        var names: Set<String> = []
        for type in own {
            for member in index.table[type].members.values.joined() {
                if case .property(let property) = member.kind, property.isOutlet {
                    names.insert(property.name.value)
                }
            }
        }
        guard !names.isEmpty else { return false }
        var result = false
        for declared in own.flatMap({ index.table[$0].declarations + index.table[$0].extensions }) {
            for function in declared.declaration.functions {
                SyntaxWalk.assignments(in: function.body ?? []) { target, _ in
                    if let name = target.ownName, names.contains(name) { result = true }
                }
            }
        }
        return result
    }

    /// Whether any source calls one of the methods on another object: `cell.setUp()`.
    private static func isCalledElsewhere(_ names: Set<String>, _ table: SymbolTable) -> Bool {
        let words = names.map { Array(".\($0)(".utf8) }
        guard !words.isEmpty else { return false }
        return table.files.contains { facts in
            guard let text = facts?.file.text else { return false }
            return words.contains { isCalled($0, in: text) }
        }
    }

    private static func isCalled(_ word: [UInt8], in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            guard bytes.count > word.count else { return false }
            for position in 0..<bytes.count - word.count where bytes[position] == word[0] {
                guard word.indices.allSatisfy({ bytes[position + $0] == word[$0] }) else { continue }
                let base = bytes[..<position].suffix(5)
                if !base.elementsEqual("super".utf8), !base.suffix(4).elementsEqual("self".utf8) {
                    return true
                }
            }
            return false
        }
    }
}
