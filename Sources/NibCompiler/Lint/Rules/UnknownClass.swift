import InterfaceBuilder

extension Rule {
    package static let unknownClass = Rule(
        id: "unknown-class", severity: .warning, sometimes: [.error], uikitRules: ["D1", "D2"],
        summary: "a custom class of a view description does not exist",
        explanation: """
            The nib loader logs "Unknown class … in Interface Builder file" and makes an object of the element's \
            own class instead. What follows is worse: its outlets raise `NSUnknownKeyException`, casts trap, a \
            cell's nib is refused. Where code casts such a view by force to a class that is there, it certainly \
            traps, and that is an error.

            Correct the name, choose the module (Swift classes have it before their names, unless `@objc(Name)` gives \
            them another), or remove the class. Classes of modules whose sources are not there are left undecided, \
            and so are those without a module, unless the sources have classes in Objective-C with the same prefix or \
            nearly the same name.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let search = UnknownClasses(program, index)
            for document in program.documents where document.platform.usesUIKit {
                // The class of File's Owner is never looked up: the owner is there before the nib.
                for object in document.customObjects where object.role == .object {
                    guard let finding = search.finding(object, in: document) else { continue }
                    var notes: [Note] = []
                    if let near = finding.suggestion { notes.append(Note("did you mean '\(near)'?")) }
                    if let cast = finding.cast { notes.append(Note("this cast traps", at: cast)) }
                    if let other = finding.withoutModule {
                        notes.append(Note("its name at run time begins with its module", at: other))
                    }
                    if let other = finding.namesake {
                        notes.append(Note("the class of that name", at: other))
                    }
                    report.add(
                        finding.message, at: document.place(finding.range),
                        severity: finding.cast == nil ? nil : .error, notes: notes)
                }
            }
        })
}
