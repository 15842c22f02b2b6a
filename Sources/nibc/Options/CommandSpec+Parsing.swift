import NibCompiler

extension CommandSpec {
    /// Options and operands in any order; after `--` everything is an operand.
    func parse(_ arguments: some Sequence<String>) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.operands += rest
                break
            } else if argument.hasPrefix("--") {
                try parseLong(argument.dropFirst(2), rest: &rest, into: &parsed)
            } else if argument.hasPrefix("-"), argument != "-" {
                try parseShort(argument.dropFirst(), rest: &rest, into: &parsed)
            } else {
                parsed.operands.append(argument)
            }
        }
        return parsed
    }

    private func parseLong(
        _ text: Substring, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        let equals = text.firstIndex(of: "=")
        let name = String(text[..<(equals ?? text.endIndex)])
        guard let option = options.first(where: { $0.name == name }) else {
            let near = NearName.suggestion(for: name, among: options.map(\.name))
            throw UsageError(
                "unknown option '--\(name)'" + (near.map { "; did you mean '--\($0)'?" } ?? ""))
        }
        let attached = equals.map { String(text[text.index(after: $0)...]) }
        guard let value = option.value else {
            guard attached == nil else { throw UsageError("option '--\(name)' takes no value") }
            return try parsed.set(option, "")
        }
        guard let given = attached ?? rest.popFirst() else {
            throw UsageError("option '--\(name)' needs a value <\(value)>")
        }
        try parsed.set(option, given)
    }

    /// One or more short options; the last may have its value attached.
    private func parseShort(
        _ text: Substring, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        var text = text
        while let letter = text.popFirst() {
            guard let option = options.first(where: { $0.short == letter }) else {
                throw UsageError("unknown option '-\(letter)'")
            }
            guard let value = option.value else {
                try parsed.set(option, "")
                continue
            }
            if !text.isEmpty { return try parsed.set(option, String(text)) }
            guard let given = rest.popFirst() else {
                throw UsageError("option '-\(letter)' needs a value <\(value)>")
            }
            return try parsed.set(option, given)
        }
    }
}
