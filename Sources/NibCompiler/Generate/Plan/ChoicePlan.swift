import InterfaceBuilder

/// An enum of which a case says at run time which view is shown.
struct ChoicePlan: Sendable {
    let enumName: SwiftTypeName
    /// The parameter and local variable.
    let parameter: SwiftIdentifier
    let isDeclared: Bool
    let cases: [SwiftIdentifier]
    /// The reuse identifier of each case, if it is the same wherever the choice stands.
    var identifiers: [ReuseIdentifier]?
    /// Whether every raw value is at once the name of a nib.
    var isNibName = false
    /// How comments name the views: `headers`.
    var words: [String] = []
    /// The views that have the choice.
    var views: [String] = []
    let origin: SourceRange

    /// Whether raw values give the identifiers: those of a declared enum, and those of the app's where they
    /// are nib names as well, which lint compares.
    var givesIdentifiers: Bool { identifiers != nil && (isDeclared || isNibName) }
}

/// The enum that tells views apart by tag.
struct TagPlan: Sendable {
    let enumName: SwiftTypeName
    let parameter: SwiftIdentifier
    let isDeclared: Bool
    let cases: [(name: SwiftIdentifier, tag: Int)]
}
