import InterfaceBuilder

extension Rule {
    package static let duplicateObjectID = Rule(
        id: "duplicate-object-id", severity: .error,
        summary: "two objects of a view description have one id",
        explanation: """
            Ids are unique within a file. Xcode refuses to open one in which two objects have the same, which \
            happens after a merge or after copying lines by hand.

            Keep one of the two, or give the second an id of its own and correct what refers to it.
            """,
        check: .program { program, report in
            for document in program.documents {
                for duplicate in document.duplicateIdentities {
                    report.add(
                        "\(duplicate.element) has the id '\(duplicate.id.value)' of another object",
                        at: document.place(duplicate.id.range),
                        notes: [Note("the first object with it", at: document.place(duplicate.first))])
                }
            }
        })
}
