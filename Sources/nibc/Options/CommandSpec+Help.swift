extension CommandSpec {
    /// The text of `nibc <command> --help`.
    var help: String {
        let formats = formats.map(\.rawValue).joined(separator: ", ")
        let rows = options.map { option -> (String, String) in
            var left = option.short.map { "-\($0), " } ?? "    "
            left += "--\(option.name)" + (option.value.map { " <\($0)>" } ?? "")
            return (left, option.name == OptionSpec.format.name ? "\(option.help): \(formats)" : option.help)
        }
        return """
            \(summary).

            usage: nibc \(name) [options]\(operands.isEmpty ? "" : " " + operands)

            \(discussion)

            options:
            \(TextTable(rows: rows.map { [$0.0, $0.1] }, indent: 2).text)
            example:
              \(example)

            """
    }
}
