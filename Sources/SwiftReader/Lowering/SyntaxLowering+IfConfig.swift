import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// What the clauses of an `#if` hold, without those that no build compiles: their text becomes inactive.
    func activeElements(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax.Elements] {
        var result: [IfConfigClauseSyntax.Elements] = []
        let clauses = Array(node.clauses)
        for (index, clause) in clauses.enumerated() {
            guard isNever(clause.condition) else {
                if let elements = clause.elements { result.append(elements) }
                continue
            }
            let start = clause.condition.map { end(of: $0) } ?? end(of: clause)
            let next = index + 1 < clauses.count ? clauses[index + 1].poundKeyword : node.poundEndif
            inactive.append(ByteRange(start, self.start(of: next)))
        }
        return result
    }

    /// `false` and `0`.
    private func isNever(_ condition: ExprSyntax?) -> Bool {
        guard let condition else { return false }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.text == "false"
        }
        if let literal = condition.as(IntegerLiteralExprSyntax.self) { return literal.literal.text == "0" }
        return false
    }
}
