import NibCompiler

/// Reads a file's declarations from its bytes, in one pass. Function bodies, types in function bodies and
/// inactive text are passed over; only their words count.
struct OutlineScanner {
    /// What encloses the position.
    enum Frame {
        case top
        /// The members of a type, by its place in `types`.
        case type(Int)
        /// Any other braces.
        case code
        /// Parentheses or brackets.
        case group
        /// `\(…)` in a string with so many number signs.
        case interpolation(pounds: Int, isMultiLine: Bool)
    }

    /// The list in which a comma may bring another name.
    enum NameList {
        case none
        /// `let a`, `let a, b`: no type and no value since the keyword.
        case bareBindings
        case bindings
        case cases
    }

    let text: UnsafeBufferPointer<UInt8>
    var position = 0
    var frames: [Frame] = [.top]
    /// The last byte of the last token.
    var previous: UInt8 = 0
    /// Whether the last token was a comma, `if`, `case` or another word after which `let` declares no member.
    var isInCondition = false
    var list = NameList.none
    /// The number of frames around `list`.
    var listDepth = 0

    var hasReuseWords = false
    var types: [Outline.TypeEntry] = []
    var globals: [String] = []
    var imports: [String] = []
    var written: Set<String> = []
    /// Whether the last word was `let` or `var`: the next one declares a name.
    var isDeclaring = false

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    mutating func outline() -> Outline {
        while position < text.count { scanToken() }
        return Outline(
            hasReuseWords: hasReuseWords, types: types, globals: globals, imports: imports, written: written)
    }

    private mutating func scanToken() {
        let byte = text[position]
        if Self.isIdentifier(byte) {
            scanWord()
            return
        }
        if byte <= UInt8(ascii: " ") {
            position += 1
        } else if byte == UInt8(ascii: ","), list != .none, frames.count == listDepth {
            position += 1
            scanNextName()
            previous = text[position - 1]
            isInCondition = false
        } else if byte != UInt8(ascii: "/") || !skipComment() {
            if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":"), list == .bareBindings,
                frames.count == listDepth
            {
                list = .bindings
            }
            scanSymbol()
        }
    }

    /// Takes a token that is neither a word nor a comment.
    mutating func scanSymbol() {
        let byte = text[position]
        switch byte {
        case UInt8(ascii: "/"):
            if skipRegex() { return }
            position += 1
        case UInt8(ascii: "\""): scanString(pounds: 0)
        case UInt8(ascii: "#"): scanNumberSign()
        case UInt8(ascii: "`"):
            _ = scanIdentifier()
        case UInt8(ascii: "@"):
            position += 1
            _ = scanIdentifier()
        case UInt8(ascii: "("), UInt8(ascii: "["):
            frames.append(.group)
            position += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            position += 1
            closeGroup(byte)
        case UInt8(ascii: "{"):
            frames.append(.code)
            position += 1
        case UInt8(ascii: "}"):
            position += 1
            closeBrace()
        case UInt8(ascii: "&"), UInt8(ascii: "\\"):
            position += 1
            noteReferred()
        default: position += 1
        }
        previous = byte
        isInCondition = false
    }

    private mutating func closeGroup(_ byte: UInt8) {
        switch frames.last {
        case .group: frames.removeLast()
        case .interpolation(let pounds, let isMultiLine) where byte == UInt8(ascii: ")"):
            frames.removeLast()
            skipString(pounds: pounds, isMultiLine: isMultiLine)
        default: break
        }
    }

    /// Leaves the innermost braces, and the parentheses in them that nothing closed.
    private mutating func closeBrace() {
        var index = frames.count - 1
        while case .group = frames[index] { index -= 1 }
        switch frames[index] {
        case .code, .type: frames.removeSubrange(index...)
        case .group, .interpolation, .top: frames.removeSubrange((index + 1)...)
        }
        if listDepth > frames.count { list = .none }
    }

    /// An identifier or keyword. Where declarations stand, a keyword starts one.
    private mutating func scanWord() {
        let isMember = previous == UInt8(ascii: ".")
        if previous == UInt8(ascii: ",") { isInCondition = true }
        let word = scanIdentifier()
        previous = text[position - 1]
        noteWritten(word)
        guard !isMember else { return }
        switch frames.last {
        case .top: declaration(word, in: nil)
        case .type(let index): declaration(word, in: index)
        default: break
        }
    }
}
