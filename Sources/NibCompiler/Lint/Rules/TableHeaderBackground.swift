import InterfaceBuilder

extension Rule {
    package static let tableHeaderBackground = Rule(
        id: "table-header-background", severity: .warning, uikitRules: ["L4"],
        summary: "the nib of a table's header or footer sets a background colour",
        explanation: """
            UIKit logs that setting the background colour of a `UITableViewHeaderFooterView` is not supported, \
            and ignores the colour.

            Set the background of the root view to default, and use `backgroundConfiguration` or \
            `backgroundView` in code.
            """,
        check: .program { program, report in
            for nib in program.registeredNibs {
                guard let root = nib.root, let color = root.backgroundColor,
                    let registration = nib.registrations.first(where: { $0.key.family == .tableHeaderFooter })
                else { continue }
                report.add(
                    "the background colour of a table header or footer is ignored",
                    at: nib.document.place(color), notes: [nib.registrationNote(registration)],
                    subject: registration.key.subject)
            }
        })
}
