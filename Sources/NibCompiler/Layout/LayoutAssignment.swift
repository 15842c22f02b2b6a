import InterfaceBuilder

/// A place in the code where a collection view gets a layout.
struct LayoutAssignment {
    /// What is assigned.
    var layout: Expression
    /// What it is assigned to; nil where the view is made with it.
    var view: Expression?
    var path: [PathWalk.Step]
    var block: CodeBlock

    var place: CodePlace { CodePlace(file: block.file, range: layout.range) }

    /// Every assignment, and every view that is made with a layout.
    static func all(in blocks: [CodeBlock]) -> [LayoutAssignment] {
        var result: [LayoutAssignment] = []
        for block in blocks {
            PathWalk.visit(block.statements) { item, path in
                switch item {
                case .assignment(let target, let value):
                    guard case .member(let base?, let name) = target.kind, name.value == "collectionViewLayout" else {
                        return
                    }
                    result.append(LayoutAssignment(layout: value, view: base, path: path, block: block))
                case .expression(let expression):
                    guard case .call(let callee, let arguments) = expression.kind else { return }
                    if case .member(let base?, let name) = callee.kind, name.value == "setCollectionViewLayout",
                        let first = arguments.first
                    {
                        result.append(LayoutAssignment(layout: first.value, view: base, path: path, block: block))
                    } else if ReuseCall.baseName(callee)?.value == "UICollectionView",
                        let argument = arguments.first(where: { $0.label == "collectionViewLayout" })
                    {
                        result.append(LayoutAssignment(layout: argument.value, view: nil, path: path, block: block))
                    }
                case .declaration: return
                }
            }
        }
        return result
    }
}
