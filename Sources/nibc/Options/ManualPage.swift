/// The page for man(1), out of the table that the help comes from. The same on every day and machine.
enum ManualPage {
    static var text: String {
        """
        .\\" Made by 'nibc manual'.
        .TH NIBC 1 "\(Version.manualDate)" "nibc \(Version.text)" "nibc"
        .SH NAME
        nibc \\- a compiler for Interface Builder files
        .SH SYNOPSIS
        \(CommandTable.commands.map(synopsis).joined(separator: "\n.br\n"))
        .SH DESCRIPTION
        .B nibc
        \(prose(description))
        .SH COMMANDS
        \(CommandTable.commands.map(section).joined(separator: "\n"))
        .SS Options of the commands that read a project
        \(OptionSpec.common.map { item($0, formats: []) }.joined(separator: "\n"))
        .SH EXIT STATUS
        .TP
        .B 0
        Nothing is wrong; there may be warnings, unless
        .B \\-\\-strict
        is given.
        .TP
        .B 1
        Faults were found, or
        .B \\-\\-check
        or
        .B \\-\\-dry\\-run
        found something to change.
        .TP
        .B 2
        The work could not be done: usage, nothing to read, invalid configuration,
        or a file that cannot be written.
        .SH ENVIRONMENT
        .TP
        .B NO_COLOR
        If it is set and not empty, output has no colour on a terminal, either.
        .SH FILES
        .TP
        .I nibc.yml
        The manifest: what a target's screens show, and settings.
        .SH EXAMPLES
        \(CommandTable.commands.map { ".EX\n\(escaped($0.example))\n.EE" }.joined(separator: "\n"))

        """
    }

    private static let description = """
        checks what collection and table views register and dequeue against the .xib and .storyboard files, and \
        generates the code that registers them. Findings go to standard output, all else to standard error.
        """

    private static func synopsis(_ command: CommandSpec) -> String {
        ".B nibc \(escaped(command.name))\n[\\fIoptions\\fR]"
            + (command.operands.isEmpty ? "" : " \\fI\(escaped(command.operands))\\fR")
    }

    private static func section(_ command: CommandSpec) -> String {
        let isCommon = command.commonOptions.count == OptionSpec.common.count
        let own =
            command.ownOptions
            + (isCommon ? (command.formats.count > 1 ? [.format] : []) : command.commonOptions)
        return """
            .SS nibc \(escaped(command.name))
            \(prose(command.summary + ".\n" + command.discussion))
            """ + own.map { "\n" + item($0, formats: command.formats) }.joined()
    }

    private static func item(_ option: OptionSpec, formats: [OutputFormat]) -> String {
        let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
        let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let names =
            formats.isEmpty || option.name != OptionSpec.format.name
            ? "" : ": " + formats.map(\.rawValue).joined(separator: ", ")
        return
            ".TP\n\(short)\\fB\\-\\-\(escaped(option.name))\\fR\(value)\n\(prose(option.help + names + "."))"
    }

    /// Lines of text, 80 bytes at most where words allow it; none of them a request.
    private static func prose(_ text: String) -> String {
        text.split(separator: "\n").flatMap { line in
            line.split(separator: " ").reduce(into: [String]()) { lines, word in
                let word = escaped(word)
                if let last = lines.last, last.utf8.count + word.utf8.count < 80 {
                    lines[lines.count - 1] += " " + word
                } else {
                    lines.append(word.hasPrefix(".") ? "\\&" + word : word)
                }
            }
        }
        .joined(separator: "\n")
    }

    /// What roff would read as something else: backslashes, hyphens, and quotes, which it would curl.
    private static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\"": result += "\\(dq"
            case _ where scalar.value > 0x7E:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
