import InterfaceBuilder

extension Rule {
    package static let unconnectedOutlet = Rule(
        id: "unconnected-outlet", severity: .warning, uikitRules: ["F5"],
        summary: "code uses an outlet that no nib or storyboard connects",
        explanation: """
            The outlet is nil, and the first use of an implicitly unwrapped one traps ("Unexpectedly found nil \
            while implicitly unwrapping an Optional value"). Interface Builder drops a connection when its view is \
            deleted, or cut and pasted.

            Found where objects of the class are drawn, none of them connects the outlet, and no code sets it. \
            Connect it, or remove the property.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            for outlet in UnconnectedOutlets(program, index).found() {
                report.add(
                    "nothing connects the outlet '\(outlet.name)' of \(outlet.className)", at: outlet.place,
                    notes: [
                        Note(outlet.isOnlyOne ? "the object" : "an object of the class", at: outlet.object)
                    ])
            }
        })
}
