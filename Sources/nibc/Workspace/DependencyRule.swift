/// What a build depends on, as compilers tell it to make and ninja: `outputs: inputs`.
enum DependencyRule {
    /// The rule, and one without prerequisites for each input, so that a file that is gone ends no build.
    static func text(inputs: [String], outputs: [String]) throws(CommandFailure) -> String {
        let inputs = try names(inputs)
        var text = try names(outputs).joined(separator: " \\\n") + ":"
        for input in inputs { text += " \\\n  " + input }
        text += "\n"
        for input in inputs { text += "\n\(input):\n" }
        return text
    }

    private static func names(_ paths: [String]) throws(CommandFailure) -> [String] {
        var names: [String] = []
        for path in paths { names.append(try name(path)) }
        return names
    }

    /// A path as GCC and Clang write it: of what make takes for its own, only this can be said to ninja, too.
    private static func name(_ path: String) throws(CommandFailure) -> String {
        var name = ""
        var backslashes = 0
        for scalar in path.unicodeScalars {
            let isFirst = name.isEmpty
            switch scalar {
            // Ninja takes one backslash away, make half of them.
            case "#" where backslashes > 0: throw refusal(path, "\\#")
            case " ", ":", "#":
                // Backslashes stand for themselves, except before what needs one.
                name += String(repeating: "\\", count: scalar == " " ? backslashes + 1 : 1)
            case "$": name += "$"
            case "~" where isFirst: throw refusal(path, "~")
            case "\u{0}"..."\u{1F}", "\u{7F}", ";", "=", "%", "|", "*", "?", "[", "^", "<", ">", "`":
                throw refusal(path, String(scalar))
            default: break
            }
            name.unicodeScalars.append(scalar)
            backslashes = scalar == "\\" ? backslashes + 1 : 0
        }
        return name
    }

    private static func refusal(_ path: String, _ sign: String) -> CommandFailure {
        CommandFailure(
            "'\(path)' cannot be named in a dependency file: '\(VisibleText.of(sign))' has a meaning of its own"
                + " there")
    }
}
