import InterfaceBuilder
import NibCompiler
import SwiftSyntax

/// Turns one syntax tree into facts.
///
/// A class, because every part of it counts depth and collects ranges for the whole file.
final class SyntaxLowering {
    /// The greatest height of a tree of facts. Longer chains become flat, deeper nodes empty.
    static let maximumDepth = 400

    /// How many nodes enclose the one that is being lowered.
    var depth = 0
    /// How many clauses of an `#if` enclose the declaration that is being lowered.
    var clauses = 0
    /// What the case that is being lowered falls through to, and how many bodies that is.
    var next: (body: [Statement], weight: Int)?
    /// How many bodies the case that is being lowered has come to.
    var weight = 1
    static let maximumWeight = 64
    /// Text that no build compiles.
    var inactive: [ByteRange] = []
    /// Where the first node stands that is too deep.
    private(set) var dropped: ByteRange?

    private let omitted: OmittedKeywords

    init(_ omitted: OmittedKeywords) {
        self.omitted = omitted
    }

    func facts(of tree: SourceFileSyntax, in file: SourceFile) -> SourceFacts {
        var facts = SourceFacts(file: file, language: .swift)
        lowerTopLevel(tree.statements, into: &facts)
        facts.statements += salvaged(Syntax(tree.unexpectedBetweenStatementsAndEndOfFileToken))
        facts.inactive = inactive
        facts.unread =
            dropped.map { .init(.deep, at: $0) }
            ?? MergeConflict.place(in: file).map { .init(.conflict, at: $0) }
            ?? unbalancedBrace(in: tree).map { .init(.brace, at: $0) }
        return facts
    }

    private func lowerTopLevel(_ items: CodeBlockItemListSyntax, into facts: inout SourceFacts) {
        for item in items {
            switch item.item {
            case .decl(let declaration): lowerTopLevel(declaration, into: &facts)
            default: facts.statements += statements(of: item)
            }
            facts.statements += salvagedErrors(in: Syntax(item))
        }
    }

    private func lowerTopLevel(_ declaration: DeclSyntax, into facts: inout SourceFacts) {
        if let module = declaration.as(ImportDeclSyntax.self) {
            facts.imports.append(module.path.trimmedDescription)
        } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for elements in activeElements(of: condition) {
                if case .statements(let items) = elements { lowerTopLevel(items, into: &facts) }
            }
        } else {
            var members = MemberFacts()
            lower(declaration, into: &members, inObjectiveC: false)
            facts.types += members.types
            facts.functions += members.functions
            facts.properties += members.properties
            facts.aliases += members.aliases
            facts.statements += members.statements
        }
    }

    /// Runs `body` with `levels` more nodes around; nil, and nothing is run, where that is too deep.
    func nested<Result>(_ levels: Int = 1, _ body: () -> Result) -> Result? {
        guard depth + levels <= Self.maximumDepth else { return nil }
        depth += levels
        defer { depth -= levels }
        return body()
    }

    /// An expression that is too deep.
    func drop(_ node: some SyntaxProtocol) -> Expression {
        let range = range(node)
        if dropped == nil { dropped = range }
        return Expression(.other([]), range)
    }

    /// The text of a node, without the space around it.
    func range(_ node: some SyntaxProtocol) -> ByteRange {
        ByteRange(start(of: node), end(of: node))
    }

    /// From the start of one node to the end of another.
    func range(_ first: some SyntaxProtocol, _ last: some SyntaxProtocol) -> ByteRange {
        ByteRange(start(of: first), end(of: last))
    }

    /// The places in the file where the text of a node starts and ends.
    func start(of node: some SyntaxProtocol) -> Int {
        omitted.original(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func end(of node: some SyntaxProtocol) -> Int {
        omitted.original(node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// A name without backticks.
    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
        return String(text.dropFirst().dropLast())
    }

    /// A name without backticks in its place.
    func located(_ token: TokenSyntax) -> Located<String> {
        Located(name(token), range(token))
    }
}
