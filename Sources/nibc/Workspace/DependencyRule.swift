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
            switch scalar {
            case " ", ":", "#":
                // Backslashes stand for themselves, except before what needs one.
                name += String(repeating: "\\", count: scalar == ":" ? 1 : backslashes + 1)
            case "$": name += "$"
            case "\n", "\r", "\t", ";", "=", "%", "|", "*", "?", "[":
                throw CommandFailure(
                    "'\(path)' cannot be named in a dependency file: '\(VisibleText.of(String(scalar)))' has a"
                        + " meaning of its own there")
            default: break
            }
            name.unicodeScalars.append(scalar)
            backslashes = scalar == "\\" ? backslashes + 1 : 0
        }
        return name
    }
}
