import InterfaceBuilder

/// Finds the closing bracket of every opening one, so that a part of the text that is not understood, or is
/// broken, cannot spoil what follows.
enum BracketMatcher {
    /// `tokens` with `match` set. An opening bracket without a closing one ends before what cuts it off: the closing
    /// bracket of one around it, a `;` where none may stand, the next method or type.
    static func match(_ tokens: [Token], in file: SourceFile) -> [Token] {
        var tokens = tokens
        var open: [Int] = []
        var braces = 0
        func cut(_ count: Int, at index: Int) {
            for opening in open.suffix(count) {
                tokens[opening].match = Int32(clamping: index)
                if tokens[opening].kind == .leftBrace { braces -= 1 }
            }
            open.removeLast(count)
        }
        for index in tokens.indices {
            let kind = tokens[index].kind
            switch kind {
            case .leftBrace, .leftParen, .leftBracket:
                open.append(index)
                if kind == .leftBrace { braces += 1 }
            case .rightBrace:
                if braces > 0, let place = open.lastIndex(where: { tokens[$0].kind == .leftBrace }) {
                    cut(open.count - place, at: index)
                }
            case .rightParen, .rightBracket:
                var count = 1
                while count <= min(open.count, 64) {
                    let opening = tokens[open[open.count - count]].kind
                    if opening == .leftBrace { break }
                    if opening.closing == kind {
                        cut(count, at: index)
                        break
                    }
                    count += 1
                }
            case .semicolon:
                while let last = open.last, tokens[last].kind != .leftBrace, !isLoopHead(last, tokens) {
                    cut(1, at: index)
                }
            case .atInterface, .atImplementation, .atEnd:
                cut(open.count, at: index)
            case .minus, .plus:
                if !open.isEmpty, isMethod(index, tokens, file) { cut(open.count, at: index) }
            default:
                break
            }
        }
        cut(open.count, at: tokens.count)
        return tokens
    }

    private static func isLoopHead(_ index: Int, _ tokens: [Token]) -> Bool {
        index > 0 && tokens[index].kind == .leftParen && tokens[index - 1].kind == .for
    }

    /// No statement starts with `- (`, and none in the first column.
    private static func isMethod(_ index: Int, _ tokens: [Token], _ file: SourceFile) -> Bool {
        guard index > 0, index + 1 < tokens.count, tokens[index].startsLine,
            tokens[index + 1].kind == .leftParen,
            tokens[index - 1].kind == .rightBrace || tokens[index - 1].kind == .semicolon
        else { return false }
        let start = Int(tokens[index].start)
        return start == 0 || file.text[start - 1] == UInt8(ascii: "\n")
    }
}
