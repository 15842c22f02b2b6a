import InterfaceBuilder
import NibCompiler
import SwiftSyntax

extension SyntaxLowering {
    /// The outermost expressions below a node that has no kind of ours; a block of statements counts as one.
    func contained(in node: Syntax) -> [Expression] {
        nested {
            node.children(viewMode: .sourceAccurate).flatMap { child -> [Expression] in
                if let child = child.as(ExprSyntax.self) { return [expression(child)] }
                if let items = child.as(CodeBlockItemListSyntax.self) {
                    return [Expression(.branching(.block(statements(of: items))), range(items))]
                }
                return child.is(TokenSyntax.self) ? [] : contained(in: child)
            }
        } ?? []
    }

    /// What can be read of text that the parser did not expect within a statement or member. Lists of
    /// statements and members inside see to their own.
    func salvagedErrors(in node: Syntax) -> [Statement] {
        guard node.hasError else { return [] }
        return nested {
            node.children(viewMode: .all).flatMap { child -> [Statement] in
                if child.is(UnexpectedNodesSyntax.self) { return salvaged(child) }
                if child.is(CodeBlockItemListSyntax.self) || child.is(MemberBlockItemListSyntax.self)
                    || child.is(TokenSyntax.self)
                {
                    return []
                }
                return salvagedErrors(in: child)
            }
        } ?? []
    }

    /// The statements, expressions and declarations below unexpected nodes.
    func salvaged(_ node: Syntax?) -> [Statement] {
        guard let node else { return [] }
        return nested {
            node.children(viewMode: .sourceAccurate).flatMap { child -> [Statement] in
                if let items = child.as(CodeBlockItemListSyntax.self) { return statements(of: items) }
                if let item = child.as(CodeBlockItemSyntax.self) { return statements(of: item) }
                if let child = child.as(ExprSyntax.self) { return statements(of: child) }
                if let child = child.as(DeclSyntax.self) { return statements(of: child) }
                return child.is(TokenSyntax.self) ? [] : salvaged(child)
            }
        } ?? []
    }
}
