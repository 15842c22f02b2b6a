import InterfaceBuilder

/// Tells which functions certainly never run: private ones whose name stands nowhere else in the file. Remembers the
/// files' words.
final class UncalledFunctions {
    private let table: SymbolTable
    private var mentions: [Int: Set<String>] = [:]

    init(_ table: SymbolTable) { self.table = table }

    func contains(_ function: FunctionDeclaration) -> Bool {
        guard function.access == .private || function.access == .fileprivate, !function.isOverride,
            !function.isObjectiveC, !function.isAction, function.selector == nil,
            function.name.value != "init", function.name.value != "deinit",
            function.name.value != "subscript", !ViewCallback.isCallback(function),
            let place = table.places[ObjectIdentifier(function)], let owner = place.owner,
            let facts = table.files[place.file], facts.language == .swift, facts.unread == nil,
            isPlain(function, facts.file), isCalledByName(owner)
        else { return false }
        return !mentions(in: place.file, facts).contains(function.name.value)
    }

    /// Whether no attribute hands the function to something else.
    private func isPlain(_ function: FunctionDeclaration, _ file: SourceFile) -> Bool {
        let (start, end) = (Int(function.range.start), Int(function.name.range.start))
        guard start <= end, end <= file.text.count else { return false }
        return !file.text[start..<end].contains(UInt8(ascii: "@"))
    }

    /// Whether nothing but code of the sources calls methods of the type: a protocol of a library may ask a private
    /// type for its private methods.
    private func isCalledByName(_ owner: TypeID) -> Bool {
        guard table[owner].kind == .class, table[owner].declarations.count == 1 else { return false }
        let access = table[owner].declarations[0].declaration.access
        guard access == .private || access == .fileprivate else { return true }
        return table.chain(of: owner).isComplete
            && table.supertypes(of: owner).allSatisfy {
                table[$0].kind != .external && table[$0].kind != .protocol
                    || UIKitHierarchy.superclass(of: table[$0].name) != nil
            }
    }

    /// Every name of a file that is not the one that a function is declared under, comments apart.
    private func mentions(in file: Int, _ facts: SourceFacts) -> Set<String> {
        if let known = mentions[file] { return known }
        var result = FileWords.mentioned(in: facts.file.text)
        table.visitBodies(of: facts) { body in
            SyntaxWalk.visit(body, { _ in }) { expression in
                switch expression.kind {
                case .name(let name): result.insert(Evaluator.baseName(name) ?? name)
                case .member(_, let name): result.insert(Evaluator.baseName(name.value) ?? name.value)
                default: break
                }
            }
        }
        mentions[file] = result
        return result
    }
}
