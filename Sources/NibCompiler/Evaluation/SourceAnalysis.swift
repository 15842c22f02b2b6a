import InterfaceBuilder

/// Everything that sources say, evaluated: the types and what the code does.
package struct SourceAnalysis {
    package let table: SymbolTable
    package let effects: SourceEffects

    /// How often files are read because names in others asked for them.
    static let maximumRounds = 5

    /// Evaluates all sources.
    ///
    /// - Parameters:
    ///   - facts: What was read in full; nil for files of which only the outline is known.
    ///   - outlines: Of all files, under the same numbers.
    ///   - resources: What the view descriptions offer by name.
    ///   - hasUnknownFiles: Whether there are files that could not be opened: nothing is certain then.
    ///   - naming: Finds, of some files, those whose text may call one of some functions.
    ///   - willRead: Told of each file that is not read in full, once it is known that it will be, long before `read`.
    ///   - read: Reads files in full that turn out to be needed.
    package init(
        facts: [SourceFacts?], outlines: [Outline?], resources: ResourceNames, hasUnknownFiles: Bool = false,
        naming: ([Int], [WrapperName]) -> [Int] = { _, _ in [] },
        willRead: @escaping (Int) -> Void = { _ in }, read: ([Int]) -> [SourceFacts]
    ) {
        var facts = facts
        let index = RelevanceIndex()
        let bodies = AssignmentBodies()
        var round = 0
        var named: Set<WrapperName> = []
        while true {
            round += 1
            let table = SymbolTable(files: facts, outlines: outlines, hasUnknownFiles: hasUnknownFiles)
            let walk = EffectWalk(table, resources: resources, index, bodies)
            if round < Self.maximumRounds { walk.evaluator.onWant = willRead }
            walk.run()
            var wanted: [Int] = []
            if round < Self.maximumRounds {
                let new = walk.wrapperNames().subtracting(named)
                named.formUnion(new)
                let unread = facts.indices.filter { facts[$0] == nil }
                let callers = new.isEmpty || unread.isEmpty ? [] : naming(unread, new.sorted())
                wanted = walk.evaluator.wanted.union(walk.filesOfRegisteredClasses()).union(callers)
                    .filter { facts[$0] == nil }.sorted()
            }
            if wanted.isEmpty {
                self.table = walk.table
                effects = walk.finished()
                return
            }
            for (number, read) in zip(wanted, read(wanted)) { facts[number] = read }
        }
    }

    /// Whether an Objective-C source declares the class.
    package func isOfObjectiveC(_ className: String) -> Bool {
        table.type(named: className).map(table.isObjectiveC) ?? false
    }
}
