/// A command line by option and operand.
struct ParsedArguments: Sendable {
    private(set) var values: [String: String] = [:]
    var operands: [String] = []

    /// Whether the option was given.
    func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

    subscript(option: OptionSpec) -> String? { values[option.name] }

    mutating func set(_ option: OptionSpec, _ value: String) throws(UsageError) {
        if option.value != nil, values[option.name] != nil {
            throw UsageError("option '--\(option.name)' is given twice")
        }
        values[option.name] = value
    }
}
