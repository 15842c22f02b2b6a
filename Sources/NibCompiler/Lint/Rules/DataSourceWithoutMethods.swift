import InterfaceBuilder

extension Rule {
    package static let dataSourceWithoutMethods = Rule(
        id: "data-source-without-methods", severity: .error, uikitRules: [],
        summary: "a view's data source is an object whose class is none",
        explanation: """
            A connection may end at any object. At the first layout the view asks it for the number of rows or \
            items, and UIKit raises `NSInvalidArgumentException` ("unrecognized selector sent to instance"). Only \
            where the class says that it is a `UITableViewDataSource` or `UICollectionViewDataSource` does the \
            compiler ask for the methods.

            Connect `dataSource` to the right object, remove the connection, or give the class the methods.
            """,
        check: .program { program, report in
            for finding in SilentDataSources(program)?.findings() ?? [] {
                let name = finding.isTable ? "UITableViewDataSource" : "UICollectionViewDataSource"
                report.add(
                    "\(finding.className) is no \(name), and has none of its methods",
                    at: finding.document.place(finding.connection.name.range),
                    notes: finding.place.map { [Note("the class", at: $0)] } ?? [])
            }
        })
}
