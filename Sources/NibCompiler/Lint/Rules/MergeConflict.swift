import InterfaceBuilder

extension Rule {
    package static let mergeConflict = Rule(
        id: "merge-conflict", severity: .error,
        summary: "a view description holds unresolved merge conflict markers",
        explanation: """
            Version control left both sides of a conflict in the file, and Xcode cannot open it.

            Choose one side and remove the marker lines. For view descriptions it is safest to take one side \
            whole and repeat the other change in Interface Builder.
            """,
        check: .whileReading)
}
