import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// `if` with its `else if`s, which are followed by a loop. Where they are too many to nest, those behind
    /// stand one after the other.
    func ifStatement(_ node: IfExprSyntax) -> Statement {
        var links = [node]
        var otherwise: [Statement] = []
        while let last = links.last {
            if case .ifExpr(let next) = last.elseBody {
                links.append(next)
            } else {
                if case .codeBlock(let block) = last.elseBody { otherwise = statements(of: block.statements) }
                break
            }
        }
        let room = max(Self.maximumDepth - depth - 32, 1) / 2
        let rest = links.dropFirst(room)
        let lowered = nested(min(links.count, room)) {
            for link in rest {
                otherwise.append(
                    .if(
                        conditions(link.conditions), then: statements(of: link.body.statements), otherwise: []
                    ))
            }
            for link in links.prefix(room).reversed() {
                otherwise = [
                    .if(
                        conditions(link.conditions), then: statements(of: link.body.statements),
                        otherwise: otherwise)
                ]
            }
            return otherwise.first
        }
        return (lowered ?? nil) ?? .block([])
    }

    func switchStatement(_ node: SwitchExprSyntax) -> Statement {
        .switch(expression(node.subject), cases(node.cases))
    }

    /// From the last to the first, so that what a case falls through to is there.
    private func cases(_ list: SwitchCaseListSyntax) -> [Statement.Case] {
        let outer = next
        defer { next = outer }
        next = nil
        var result: [Statement.Case] = []
        for element in list.reversed() {
            switch element {
            case .switchCase(let node):
                let weight = weight
                self.weight = 1
                let item = self.case(node)
                next = (item.body, self.weight)
                self.weight = weight
                result.append(item)
            case .ifConfigDecl(let condition):
                let inner = activeElements(of: condition).flatMap { elements -> [Statement.Case] in
                    if case .switchCases(let list) = elements { cases(list) } else { [] }
                }
                if let first = inner.first { next = (first.body, Self.maximumWeight) }
                result += inner.reversed()
            default: continue
            }
        }
        return result.reversed()
    }

    /// Falling through runs the next case's body. Where that again falls through to too many, it is only left.
    func fallThrough(_ node: FallThroughStmtSyntax) -> [Statement] {
        guard let next, weight + next.weight <= Self.maximumWeight else { return [.breaking(range(node))] }
        weight += next.weight
        return [.block(next.body), .breaking(range(node))]
    }

    /// The filter is the last `where` of the items.
    private func `case`(_ node: SwitchCaseSyntax) -> Statement.Case {
        let body = statements(of: node.statements)
        guard case .case(let label) = node.label else {
            return Statement.Case(patterns: [], filter: nil, body: body)
        }
        var filter: Expression?
        let patterns = label.caseItems.map { item in
            if let clause = item.whereClause { filter = expression(clause.condition) }
            return pattern(item.pattern)
        }
        return Statement.Case(patterns: patterns, filter: filter, body: body)
    }

    func conditions(_ list: ConditionElementListSyntax) -> [Statement.Condition] {
        list.map { element in
            switch element.condition {
            case .expression(let node): return .boolean(expression(node))
            case .matchingPattern(let node):
                return .binding(
                    pattern(node.pattern, node.typeAnnotation), expression(node.initializer.value))
            case .optionalBinding(let node):
                return .binding(
                    pattern(node.pattern, node.typeAnnotation),
                    node.initializer.map { expression($0.value) })
            default: return .availability
            }
        }
    }
}
