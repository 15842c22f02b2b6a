import InterfaceBuilder

/// The expressions that run when a body runs: not those of closures that are only handed over, nor of functions
/// that are only declared.
struct DirectCode {
    /// Outermost first, in the order of the text.
    let expressions: [Expression]
    /// Local constants and variables.
    let declarations: [PropertyDeclaration]

    init(_ statements: [Statement]) {
        var expressions: [Expression] = []
        var declarations: [PropertyDeclaration] = []
        var called: Set<ObjectIdentifier> = []
        var deferred: [ByteRange] = []
        SyntaxWalk.visit(statements) { statement in
            switch statement {
            case .declare(let properties): declarations += properties
            case .function(let function): deferred.append(function.range)
            case .type(let type): deferred.append(type.range)
            default: break
            }
        } _: { expression in
            switch expression.kind {
            case .call(let callee, _):
                if case .closure(let closure) = callee.kind { called.insert(ObjectIdentifier(closure)) }
            case .closure(let closure):
                if !called.contains(ObjectIdentifier(closure)) { deferred.append(closure.range) }
            default: break
            }
            expressions.append(expression)
        }
        let isDirect = { (range: ByteRange) in
            !deferred.contains { $0.contains(range) && $0 != range }
        }
        self.expressions = deferred.isEmpty ? expressions : expressions.filter { isDirect($0.range) }
        self.declarations = deferred.isEmpty ? declarations : declarations.filter { isDirect($0.name.range) }
    }
}

extension Expression {
    /// The components of a name with members: `["UICollectionView", "CellRegistration"]`, generic arguments
    /// dropped; nil for any other expression.
    var nameComponents: [String]? {
        switch kind {
        case .name(let name): [name]
        case .member(let base?, let name): base.nameComponents.map { $0 + [name.value] }
        case .specialized(let base, _): base.nameComponents
        case .type(let reference): reference.name.map { $0.split(separator: ".").map(String.init) }
        default: nil
        }
    }
}
