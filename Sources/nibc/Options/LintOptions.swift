/// The values of the options that lint has besides the common ones.
struct LintOptions: Sendable {
    /// Whether warnings give exit status 1, too.
    var isStrict: Bool
    var selection: RuleSelection
    /// The files that findings are limited to, as the user wrote them; nil: all.
    var changedFiles: [String]?
    /// The file of findings that are not reported.
    var baseline: String?
    /// The file to write all findings to.
    var newBaseline: String?
    var fix: FixMode

    enum FixMode: Sendable {
        case none
        case apply
        case dryRun
    }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        isStrict = arguments.has(.strict)
        selection = try RuleSelection(arguments)
        baseline = arguments[.baseline]
        newBaseline = arguments[.writeBaseline]
        fix = arguments.has(.fix) ? (arguments.has(.dryRun) ? .dryRun : .apply) : .none
        for (left, right) in [(OptionSpec.baseline, OptionSpec.writeBaseline), (.fix, .writeBaseline)]
        where arguments.has(left) && arguments.has(right) {
            throw UsageError("options '--\(left.name)' and '--\(right.name)' cannot be given together")
        }
        if arguments.has(.dryRun), fix == .none { throw UsageError("option '--dry-run' goes with '--fix'") }
        for option in [OptionSpec.baseline, .writeBaseline] where arguments[option]?.isEmpty ?? false {
            throw UsageError("option '--\(option.name)' needs a value <path>")
        }
    }
}
