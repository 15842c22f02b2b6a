import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// A literal with its escapes resolved. The parser has taken a multi-line literal's indentation away.
    func string(_ node: StringLiteralExprSyntax) -> Expression {
        let pounds = node.openingPounds?.text.utf8.count ?? 0
        let isMultiLine = node.openingQuote.text.utf8.count == 3
        var parts: [Expression] = []
        var text = ""
        var textRange: ByteRange?
        func endText() {
            if let range = textRange, !text.isEmpty { parts.append(Expression(.literal(text), range)) }
            text = ""
            textRange = nil
        }
        for segment in node.segments {
            if case .stringSegment(let segment) = segment {
                text += StringEscapes.resolved(segment.content.text, pounds: pounds, isMultiLine: isMultiLine)
                let range = range(segment)
                textRange = ByteRange((textRange ?? range).lowerBound, range.upperBound)
            } else if case .expressionSegment(let segment) = segment {
                endText()
                parts.append(interpolated(segment))
            }
        }
        let hasInterpolations = !parts.isEmpty
        guard hasInterpolations else { return Expression(.literal(text), range(node)) }
        endText()
        return Expression(.interpolation(parts), range(node))
    }

    private func interpolated(_ segment: ExpressionSegmentSyntax) -> Expression {
        let arguments = arguments(segment.expressions)
        if arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
        return Expression(.other(arguments.map(\.value)), range(segment))
    }
}
