/// One `.target(name: …, path: …)` of a `Package.swift`.
struct PackageTargetCall: Equatable, Sendable {
    /// Such as `testTarget`.
    var function: String
    var name: Argument = .missing
    var path: Argument = .missing
    /// Literal names of files and folders that are left out; nil where only code knows them.
    var excluded: [String]? = []

    enum Argument: Hashable, Sendable {
        case missing
        case literal(String)
        case computed
    }

    /// The calls that declare targets with files that could be view descriptions.
    private static let functions: Set<String> = ["target", "executableTarget", "testTarget", "macro"]

    /// The calls in the order of the text, and whether the last one has its end. A call within another is a
    /// dependency.
    static func calls(in tokens: [PackageToken]) -> (calls: [PackageTargetCall], isWhole: Bool) {
        var calls: [PackageTargetCall] = []
        var index = 0
        while index + 2 < tokens.count {
            guard PackageToken.isMark(tokens[index], "."), case .word(let function) = tokens[index + 1],
                functions.contains(function), PackageToken.isMark(tokens[index + 2], "(")
            else {
                index += 1
                continue
            }
            index += 3
            var call = PackageTargetCall(function: function)
            guard call.takeArguments(of: tokens, &index) else { return (calls, false) }
            calls.append(call)
        }
        return (calls, true)
    }

    /// Reads up to the closing parenthesis; false where there is none.
    private mutating func takeArguments(of tokens: [PackageToken], _ index: inout Int) -> Bool {
        var depth = 1
        /// The tokens of the argument so far.
        var argument: [PackageToken] = []
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            if case .mark(let byte) = token {
                if "([{".utf8.contains(byte) { depth += 1 }
                if ")]}".utf8.contains(byte) { depth -= 1 }
            }
            if depth == 0 || depth == 1 && PackageToken.isMark(token, ",") {
                add(argument)
                argument = []
                if depth == 0 { return true }
            } else {
                argument.append(token)
            }
        }
        return false
    }

    private mutating func add(_ argument: [PackageToken]) {
        guard argument.count > 2, case .word(let label) = argument[0], PackageToken.isMark(argument[1], ":")
        else { return }
        let value = argument[2...]
        var literal: Argument = .computed
        if value.count == 1, case .string(let text?)? = value.first { literal = .literal(text) }
        switch label {
        case "name": name = literal
        case "path": path = value == [.word("nil")] ? .missing : literal
        case "exclude": excluded = Self.strings(in: value)
        default: break
        }
    }

    /// The elements of an array of string literals.
    private static func strings(in tokens: ArraySlice<PackageToken>) -> [String]? {
        guard PackageToken.isMark(tokens.first, "["), PackageToken.isMark(tokens.last, "]") else {
            return nil
        }
        var result: [String] = []
        for token in tokens.dropFirst().dropLast() {
            if case .string(let text?) = token {
                result.append(text)
            } else if !PackageToken.isMark(token, ",") {
                return nil
            }
        }
        return result
    }
}
