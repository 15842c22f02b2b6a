import InterfaceBuilder

extension OutlineScanner {
    /// What swift-syntax is asked to parse at most. It parses each of these by recursion, partly without a
    /// limit of its own, and some in quadratic time.
    private enum Limit {
        /// Brackets and interpolations in one another.
        static let brackets = 200
        /// Square brackets in one another, with round ones between: each may begin a type or a value, and both are
        /// tried, so that the time doubles with each, or worse.
        static let squares = 12
        /// Words such as `try` in a row.
        static let prefixes = 60
        /// `#if` in one another.
        static let directives = 60
        /// `A<B<C<`, `a ? b ? c ?`, `A -> B -> C` and `protocol A: protocol B:`.
        static let opens = 100
        /// `else if` in one chain.
        static let alternatives = 150
    }

    /// Where the text nests more deeply than a parser with an ordinary stack can follow; nil where it never does, as
    /// no source that people write. Moves there, or to the end of the text.
    mutating func placeTooDeep() -> ByteRange? {
        hasReuseWords = true
        var prefixes = 0
        var directives = 0
        var angles = 0
        var questions = 0
        var arrows = 0
        var wasElse = false
        // For each frame, how many `else if`s the current chain has.
        var alternatives = [0]
        // For each frame, how many square brackets are around it in the same braces.
        var squares = [0]
        while position < text.count {
            let start = position
            let byte = text[position]
            if Self.isIdentifier(byte) {
                let word = scanIdentifier()
                previous = text[position - 1]
                prefixes = isPrefix(word) ? prefixes + 1 : 0
                if matches(word, "if") {
                    alternatives[alternatives.count - 1] = wasElse ? (alternatives.last ?? 0) + 1 : 0
                    if alternatives.last ?? 0 > Limit.alternatives { return ByteRange(start, position) }
                }
                if matches(word, "protocol") { arrows += 1 }
                // Another requirement of a protocol, which has no braces: no type goes on over it.
                if matches(word, "func") || matches(word, "init") { arrows = 0 }
                wasElse = matches(word, "else")
                if self.byte() == UInt8(ascii: "<") { angles += 1 }
            } else if byte <= UInt8(ascii: " ") {
                position += 1
                if self.byte() == UInt8(ascii: "?"), !isCoalescing { questions += 1 }
                continue
            } else if byte == UInt8(ascii: "/"), skipComment() {
                continue
            } else {
                prefixes = 0
                wasElse = false
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                    angles = 0
                    questions = 0
                    arrows = 0
                case UInt8(ascii: ">"):
                    if text[max(position - 1, 0)] == UInt8(ascii: "-") {
                        arrows += 1
                    } else {
                        angles = max(angles - 1, 0)
                    }
                case UInt8(ascii: ":"): questions = max(questions - 1, 0)
                default: break
                }
                if byte == UInt8(ascii: "#") { directives += directiveStep() } else { scanSymbol() }
                while alternatives.count < frames.count {
                    alternatives.append(0)
                    squares.append(Self.squares(around: byte, in: squares.last ?? 0))
                }
                alternatives.removeLast(alternatives.count - frames.count)
                squares.removeLast(squares.count - frames.count)
            }
            if frames.count > Limit.brackets || squares.last ?? 0 > Limit.squares || prefixes > Limit.prefixes
                || directives > Limit.directives
                || angles > Limit.opens || questions > Limit.opens || arrows > Limit.opens
            {
                return ByteRange(start, max(position, start + 1))
            }
        }
        return nil
    }

    /// How many square brackets are around what `opening` opens, which itself stands in `outer` of them.
    private static func squares(around opening: UInt8, in outer: Int) -> Int {
        switch opening {
        case UInt8(ascii: "["): outer + 1
        case UInt8(ascii: "("): outer
        default: 0
        }
    }

    /// Whether `??` is at the position: the parser takes any number of it by a loop.
    private var isCoalescing: Bool { position + 1 < text.count && text[position + 1] == UInt8(ascii: "?") }

    /// Takes what starts with a number sign: 1 for `#if`, -1 for `#endif`.
    private mutating func directiveStep() -> Int {
        let start = position
        position += 1
        let word = scanIdentifier()
        if matches(word, "if") { return 1 }
        if matches(word, "endif") { return -1 }
        if word.isEmpty {
            position = start
            scanNumberSign()
        }
        return 0
    }

    /// Whether the parser goes one level deeper for the word.
    private func isPrefix(_ word: Range<Int>) -> Bool {
        let prefixes: [StaticString] = [
            "try", "await", "copy", "consume", "borrow", "unsafe", "let", "var", "inout", "any", "some", "if",
            "switch", "repeat", "each", "while", "guard", "for", "case", "is", "do", "discard", "return",
            "throw",
            "yield", "sending", "borrowing", "consuming", "isolated", "then", "else", "defer", "in", "as",
            "actor",
        ]
        return word.count <= 9 && prefixes.contains { matches(word, $0) }
    }
}
