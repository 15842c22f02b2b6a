import InterfaceBuilder

extension Rule {
    package static let oldSpelling = Rule(
        id: "old-spelling", severity: .warning, uikitRules: ["G7"],
        summary: "a data source or delegate method has a name of an older Swift",
        explanation: """
            UIKit does not know the method by this name and never calls it; the compiler says nothing, since the \
            protocol's method is optional.

            Rename it.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let callbacks = CallbackClasses(index)
            for symbol in index.table.types where symbol.kind == .class {
                guard let kinds = callbacks.kinds(of: symbol.id) else { continue }
                for declared in symbol.declarations + symbol.extensions {
                    guard let facts = index.table.files[declared.file], facts.language == .swift else {
                        continue
                    }
                    for function in declared.declaration.functions {
                        guard let old = OldCallbackName(function, kinds),
                            callbacks.isReal(function, symbol.id, old),
                            index.versions.isAtLeast3(declared.file)
                        else { continue }
                        report.add(
                            "UIKit never calls '\(function.signature)'; it is '\(old.newName)' now",
                            at: SourceRange(facts.file, old.place(in: facts.file)))
                    }
                }
            }
        })
}
