import InterfaceBuilder

extension Rule {
    package static let malformedXML = Rule(
        id: "malformed-xml", severity: .error,
        summary: "a view description is not well-formed XML",
        explanation: """
            The file is empty, cut off or damaged, so that Xcode cannot open it and the build fails. Files that \
            declare a document type are refused as well: Interface Builder writes none.

            Restore the file from version control, or repair it at the place named.
            """,
        check: .whileReading)
}
