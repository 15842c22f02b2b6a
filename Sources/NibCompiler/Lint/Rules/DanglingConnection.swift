import InterfaceBuilder

extension Rule {
    package static let danglingConnection = Rule(
        id: "dangling-connection", severity: .warning, uikitRules: ["F3"],
        summary: "a connection or constraint refers to an object that is not in the file",
        explanation: """
            Xcode never saves such a file; it comes of merging or editing by hand. Xcode drops the connection \
            or refuses the file, so an outlet that looks connected is nil.

            Connect it again in Interface Builder, or remove the line.
            """,
        check: .program { program, report in
            for document in program.documents {
                for reference in document.danglingReferences {
                    report.add(
                        "\(reference.role.description) refers to '\(reference.id.value)', which is not in the "
                            + "file", at: document.place(reference.id.range))
                }
            }
        })
}

extension DanglingReference.Role {
    /// How messages name the reference.
    fileprivate var description: String {
        switch self {
        case .outlet(let property): "outlet '\(property)'"
        case .action(let selector): "action '\(selector)'"
        case .segue(let identifier): identifier.isEmpty ? "a segue" : "segue '\(identifier)'"
        case .constraint: "a constraint"
        }
    }
}
