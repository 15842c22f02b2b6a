import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    func statements(of items: CodeBlockItemListSyntax) -> [Statement] {
        nested {
            var result: [Statement] = []
            for item in items {
                result += statements(of: item)
                if item.hasError { result += salvagedErrors(in: Syntax(item)) }
            }
            return result
        } ?? (items.isEmpty ? [] : [.expression(drop(items))])
    }

    func statements(of item: CodeBlockItemSyntax) -> [Statement] {
        if case .decl(let declaration) = item.item { return statements(of: declaration) }
        if case .stmt(let statement) = item.item { return statements(of: statement) }
        if case .expr(let node) = item.item { return statements(of: node) }
        return []
    }

    /// Declarations in a body; several of them, or none, where one node says so.
    func statements(of declaration: DeclSyntax) -> [Statement] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): return statements(of: variable)
        case .functionDecl(let function): return [.function(self.function(function, inObjectiveC: false))]
        case .ifConfigDecl(let condition):
            return [
                .conditional(
                    activeElements(of: condition).map {
                        if case .statements(let items) = $0 { statements(of: items) } else { [] }
                    })
            ]
        case .macroExpansionDecl(let macro): return statements(ofMacro: macro)
        default:
            if let type = typeDeclaration(declaration) { return [.type(type)] }
            var members = MemberFacts()
            if declaration.is(InitializerDeclSyntax.self) || declaration.is(SubscriptDeclSyntax.self)
                || declaration.is(DeinitializerDeclSyntax.self)
            {
                lower(declaration, into: &members, inObjectiveC: false)
            }
            return members.functions.map { .function($0) }
        }
    }

    /// An expression as a statement: an assignment, an `if` or a `switch` is one of its own.
    func statements(of node: ExprSyntax) -> [Statement] {
        if let branches = node.as(IfExprSyntax.self) {
            return [nested { ifStatement(branches) } ?? .block([])]
        }
        if let branches = node.as(SwitchExprSyntax.self) {
            return [nested { switchStatement(branches) } ?? .block([])]
        }
        let expression = expression(node)
        if case .binary("=", let target, let value) = expression.kind { return [.assign(target, value)] }
        return [.expression(expression)]
    }

    private func statements(of statement: StmtSyntax) -> [Statement] {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): return statements(of: node.expression)
        case .returnStmt(let node): return [.return(node.expression.map(expression), range(node))]
        case .guardStmt(let node):
            return [.guard(conditions(node.conditions), otherwise: statements(of: node.body.statements))]
        case .forStmt(let node):
            return [
                .loop(
                    pattern(node.pattern, node.typeAnnotation), expression(node.sequence),
                    filter: node.whereClause.map { expression($0.condition) },
                    statements(of: node.body.statements))
            ]
        case .whileStmt(let node):
            return [.whileLoop(conditions(node.conditions), statements(of: node.body.statements))]
        case .repeatStmt(let node):
            return [.whileLoop([.boolean(expression(node.condition))], statements(of: node.body.statements))]
        case .doStmt(let node): return [block(node)]
        case .deferStmt(let node): return [.block(statements(of: node.body.statements))]
        case .labeledStmt(let node): return nested { statements(of: node.statement) } ?? []
        case .throwStmt(let node): return [.leave(expression(node.expression))]
        case .breakStmt(let node): return [node.label == nil ? .breaking(range(node)) : jump(node)]
        case .continueStmt(let node): return [node.label == nil ? .leave(nil) : jump(node)]
        case .fallThroughStmt(let node): return fallThrough(node)
        default: return contained(in: Syntax(statement)).map { .expression($0) }
        }
    }

    /// To a label: it may leave more than the innermost `switch` or loop.
    private func jump(_ node: some SyntaxProtocol) -> Statement {
        .leave(Expression(.other([]), range(node)))
    }

    /// With a `catch`: one of the bodies, as far as is known.
    private func block(_ node: DoStmtSyntax) -> Statement {
        let body = statements(of: node.body.statements)
        guard !node.catchClauses.isEmpty else { return .block(body) }
        let handlers = node.catchClauses.reversed().reduce([Statement]()) { others, clause in
            let filters = clause.catchItems.compactMap { $0.whereClause }
                .map { Statement.expression(expression($0.condition)) }
            let handler = filters + statements(of: clause.body.statements)
            return others.isEmpty ? handler : [.if([.availability], then: handler, otherwise: others)]
        }
        return .if([.availability], then: body, otherwise: handlers)
    }

    /// A macro that stands where declarations do: `#Preview { … }`.
    func statements(ofMacro node: MacroExpansionDeclSyntax) -> [Statement] {
        let closures =
            [node.trailingClosure].compactMap { $0 }
            + node.additionalTrailingClosures.map(\.closure)
        let parts = node.arguments.map { expression($0.expression) } + closures.map { closureExpression($0) }
        return [.expression(Expression(.other(parts), range(node)))]
    }
}
