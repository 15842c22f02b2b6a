import InterfaceBuilder

extension Rule {
    package static let registrationInProvider = Rule(
        id: "registration-in-provider", severity: .error, sometimes: [.warning], uikitRules: ["J1"],
        summary: "a registration object is made while a view is being requested",
        explanation: """
            Since iOS 15, a `CellRegistration` or `SupplementaryRegistration` that is made inside a provider \
            raises `NSInternalInconsistencyException` ("registration was created inside the callback"); before, \
            nothing is reused and memory grows. A `lazy var` that is first read there is made there as well.

            Make it before the data source, in a stored property or a local constant.
            """,
        check: .program { program, report in
            guard let sources = program.sources else { return }
            for finding in RegistrationSearch(sources.table).findings() {
                let notes = finding.declaration.map { [Note("declared here", at: $0)] } ?? []
                switch finding.making {
                case .here:
                    report.add("a registration is made at every request", at: finding.place, notes: notes)
                case .factory:
                    report.add(
                        "a registration is made at every request", at: finding.place, severity: .warning,
                        notes: notes)
                case .firstRead(let name, let isStatic):
                    report.add(
                        "'\(name)' is made at the first request", at: finding.place,
                        severity: isStatic ? .warning : nil, notes: notes)
                }
            }
        })
}
