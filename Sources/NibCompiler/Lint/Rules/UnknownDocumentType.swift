import InterfaceBuilder

extension Rule {
    package static let unknownDocumentType = Rule(
        id: "unknown-document-type", severity: .note,
        summary: "a view description is of a type that is not known",
        explanation: """
            The file is XML, but its root or its platform is not one that Interface Builder is known to write. \
            What could be read of it was; nothing is concluded from what could not.

            If Xcode opens the file, please report its first lines as an issue.
            """,
        check: .program { program, report in
            for document in program.documents where document.isComplete {
                guard let type = document.unknownType else { continue }
                report.add(
                    document.format == .unknown
                        ? "the root element '\(type.value)' is not that of a view description"
                        : "the document type '\(type.value)' is not known",
                    at: document.place(type.range))
            }
        })
}
