/// Writes Swift text: indentation, blank lines between members, and arguments wrapped at 110 columns.
struct SwiftWriter {
    static let width = 110
    /// Of comments and messages, which read worse when they are broken.
    static let longest = 120
    private(set) var text = ""
    private var depth = 0
    private var isAtStart = true

    mutating func line(_ line: String) {
        if !line.isEmpty {
            for _ in 0..<depth { text += "    " }
            text += line
        }
        text += "\n"
        isAtStart = false
    }

    /// A blank line before the next member, unless it is the first of its block.
    mutating func separate() {
        guard !isAtStart else { return }
        text += "\n"
    }

    /// `///` lines.
    mutating func documentation(_ lines: String...) {
        for line in lines {
            guard !line.isEmpty else {
                self.line("///")
                continue
            }
            for part in parts(of: line, Self.longest - depth * 4 - 4) { self.line("/// " + part) }
        }
    }

    /// Text in lines of at most a length, broken between words.
    private func parts(of text: String, _ length: Int) -> [String] {
        guard text.count > length else { return [text] }
        var parts: [String] = []
        var part = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !part.isEmpty, part.count + 1 + word.count > length {
                parts.append(part)
                part = String(word)
            } else {
                part += (part.isEmpty ? "" : " ") + word
            }
        }
        return parts + [part]
    }

    /// `head {` … `}`.
    mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        depth += 1
        isAtStart = true
        body(&self)
        depth -= 1
        isAtStart = false
    }

    /// A function: on one line, with its parameters on the next, or with one line for each group of them.
    mutating func function(_ signature: SwiftSignature, _ body: (inout SwiftWriter) -> Void) {
        openFunction(signature)
        indented(body)
        line("}")
    }

    private mutating func openFunction(_ signature: SwiftSignature) {
        let tail = signature.result.map { ") -> \($0) {" } ?? ") {"
        wrap(signature.head + "(", groups: signature.parameters, tail: tail)
    }

    /// What begins a call with a trailing closure, whose body follows.
    mutating func closure(
        _ head: String, groups: [[String]], parameters: String, _ body: (inout SwiftWriter) -> Void
    ) {
        wrap(head + "(", groups: groups, tail: ") { \(parameters) in")
        indented(body)
        line("}")
    }

    private mutating func wrap(_ head: String, groups: [[String]], tail: String) {
        let all = groups.joined().joined(separator: ", ")
        guard !fits(head + all + tail) else { return line(head + all + tail) }
        line(head)
        indented { writer in
            if writer.fits(all) { return writer.line(all) }
            for (index, group) in groups.enumerated() {
                let end = index == groups.count - 1 ? "" : ","
                let joined = group.joined(separator: ", ") + end
                if writer.fits(joined) {
                    writer.line(joined)
                } else {
                    for (position, parameter) in group.enumerated() {
                        writer.line(parameter + (position == group.count - 1 ? end : ","))
                    }
                }
            }
        }
        line(tail)
    }

    /// A call: on one line, with its arguments on the next, or with one line for each group of them.
    mutating func call(_ call: SwiftCall, before: String = "", after: String = "") {
        let single = before + call.text + after
        guard !fits(single), !call.groups.isEmpty else { return line(single) }
        line(before + call.head + "(")
        indented { writer in
            let all = call.groups.joined().map(\.text).joined(separator: ", ") + ")" + after
            if writer.fits(all) { return writer.line(all) }
            if writer.fill(call, after: ")" + after) { return }
            for (index, group) in call.groups.enumerated() {
                let isLast = index == call.groups.count - 1
                writer.arguments(group, after: isLast ? ")" + after : ",")
            }
        }
    }

    /// A call's arguments in as few lines as they take, where one of its groups is too long for a line.
    private mutating func fill(_ call: SwiftCall, after: String) -> Bool {
        let isSimple = call.groups.joined().allSatisfy { if case .text = $0 { true } else { false } }
        guard isSimple,
            call.groups.contains(where: {
                $0.count > 1 && !fits($0.map(\.text).joined(separator: ", ") + ",")
            })
        else { return false }
        let arguments = call.groups.joined().map(\.text)
        var line = ""
        for (index, argument) in arguments.enumerated() {
            let next = argument + (index == arguments.count - 1 ? after : ",")
            if !line.isEmpty, !fits("\(line) \(next)") {
                self.line(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + next
        }
        self.line(line)
        return true
    }

    private mutating func arguments(_ group: [SwiftCall.Argument], after: String) {
        let joined = group.map(\.text).joined(separator: ", ") + after
        if fits(joined) { return line(joined) }
        for (index, argument) in group.enumerated() {
            let end = index == group.count - 1 ? after : ","
            switch argument {
            case .text(let text): line(text + end)
            case .call(let label, let call): self.call(call, before: label, after: end)
            }
        }
    }

    /// One case of a switch: its statement beside it where that fits.
    mutating func switchCase(_ pattern: String, _ call: SwiftCall, before: String = "") {
        let single = "\(pattern): \(before)\(call.text)"
        if fits(single) { return line(single) }
        line(pattern + ":")
        indented { $0.call(call, before: before) }
    }

    mutating func switchCase(_ pattern: String, statement: String) {
        let single = "\(pattern): \(statement)"
        if fits(single) { return line(single) }
        line(pattern + ":")
        indented { $0.line(statement) }
    }

    mutating func failure(_ message: SwiftMessage) {
        let single = "fatalError(\(message.text))"
        guard single.count > Self.longest - depth * 4 else { return line(single) }
        line("fatalError(")
        indented { writer in
            let parts = message.parts(Self.longest - writer.depth * 4 - 5)
            for (index, part) in parts.enumerated() {
                let isLast = index == parts.count - 1
                writer.line((index > 0 ? "    + " : "") + "\"\(part)\"" + (isLast ? ")" : ""))
            }
        }
    }

    func fits(_ line: String) -> Bool {
        let room = Self.width - depth * 4
        // Most lines are short, and a character has at least a byte.
        return line.utf8.count <= room || line.count <= room
    }
}
