import InterfaceBuilder

extension Rule {
    /// Found while the generated code is planned: two names of the manifest that Swift would take for one, and names
    /// that the controller has already.
    package static let nameCollision = Rule(
        id: "name-collision", severity: .error,
        summary: "two names become one Swift name, a name becomes none, or the controller has it already",
        explanation: """
            Generated code names cases and functions after reuse identifiers, nibs, kinds and views. Those may \
            hold any text, Swift names may not: `my-cell` and `myCell` both become `myCell`, and `é` written \
            as one letter or as two looks the same. The code would not compile, or one view would silently \
            stand for the other. Nothing is renamed behind your back, so `nibc generate` writes nothing until the \
            names differ.

            Give one of the two another name. A function or enum that the controller declares itself is a second \
            one beside the generated: `nibc lint`, which reads the Swift sources, names both places, while \
            `nibc generate`, which does not, writes it. Most often it is what was written by hand before, and can go.
            """,
        check: .whilePlanning)
}
