import InterfaceBuilder

extension Rule {
    package static let legacyFormat = Rule(
        id: "legacy-format", severity: .note,
        summary: "a xib is in the format of Xcode 3 and 4",
        explanation: """
            The file is a keyed archive that current Xcode only converts. Its roots, classes, identifiers and \
            connections are read; constraints and everything newer are not in it.

            Open the file in Xcode and save it: Xcode offers to upgrade it. Look at the result before \
            committing, since the whole file changes.
            """,
        check: .program { program, report in
            for document in program.documents where document.format == .archive {
                report.add(
                    "this xib is in the format of Xcode 3 and 4; open and save it in Xcode to upgrade it",
                    at: SourceRange(wholeOf: document.file))
            }
        })
}
