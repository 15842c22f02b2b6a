import InterfaceBuilder
import SwiftSyntax

extension SyntaxLowering {
    /// Where a brace has no counterpart, so that what stands around it is not what the parser takes it for: a `}` too
    /// many, or the last `{` that nothing closes. Nil of text that has no error.
    func unbalancedBrace(in tree: SourceFileSyntax) -> ByteRange? {
        guard tree.hasError else { return nil }
        var open: [TokenSyntax] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .leftBrace: open.append(token)
            case .rightBrace:
                if open.popLast() == nil { return range(token) }
            default: continue
            }
        }
        return open.last.map { range($0) }
    }
}
