import NibCompiler

/// The rules that `--only` and `--except` leave.
struct RuleSelection: Sendable {
    /// Nil: all.
    private let only: Set<String>?
    private let except: Set<String>

    static let all = RuleSelection(only: nil, except: [])

    private init(only: Set<String>?, except: Set<String>) {
        self.only = only
        self.except = except
    }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        only = arguments.has(.only) ? try Self.rules(arguments.list(.only), of: .only) : nil
        except = try Self.rules(arguments.list(.except), of: .except)
    }

    func contains(_ rule: String) -> Bool {
        (only?.contains(rule) ?? true) && !except.contains(rule)
    }

    private static func rules(_ names: [String], of option: OptionSpec) throws(UsageError) -> Set<String> {
        for name in names where RuleCatalog.rule(name) == nil {
            guard !name.isEmpty else { throw UsageError("option '--\(option.name)' has an empty rule id") }
            let near = NearName.suggestion(for: name, among: RuleCatalog.rules.map(\.id))
            throw UsageError(
                "no rule is called '\(name)'"
                    + (near.map { "; did you mean '\($0)'?" } ?? "; 'nibc rules' lists them"))
        }
        return Set(names)
    }
}
