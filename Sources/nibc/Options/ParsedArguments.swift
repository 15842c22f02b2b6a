/// A command line by option and operand.
struct ParsedArguments: Sendable {
    private var values: [String: [String]] = [:]
    var operands: [String] = []

    /// Whether the option was given.
    func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

    /// The value of an option that is given once.
    subscript(option: OptionSpec) -> String? { values[option.name]?.first }

    /// The values of an option that may be repeated, split at commas.
    func list(_ option: OptionSpec) -> [String] {
        (values[option.name] ?? []).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
            .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }

    mutating func set(_ option: OptionSpec, _ value: String) throws(UsageError) {
        if option.value != nil, !option.isRepeatable, values[option.name] != nil {
            throw UsageError("option '--\(option.name)' is given twice")
        }
        values[option.name, default: []].append(value)
    }
}
