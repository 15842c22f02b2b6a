/// Writes the generic function of one family of views.
struct GenericDequeueEmitter {
    let family: DequeueHelperEmitter.Family
    /// `private func `, static where the typed functions are.
    let head: String
    /// The enum of the identifiers; nil: they come as text.
    let enumName: SwiftTypeName?

    private var identifier: String { enumName == nil ? "identifier" : "identifier.rawValue" }
    private var first: String { "_ identifier: \(enumName?.text ?? "String")" }

    func emit(to writer: inout SwiftWriter) {
        switch family {
        case .cell:
            emit(
                "Cell", "UICollectionViewCell", local: "cell",
                parameters: [
                    [first, "from collectionView: UICollectionView"],
                    ["for indexPath: IndexPath", "source: String"],
                ],
                call: SwiftCall(
                    "collectionView.dequeueReusableCell",
                    [["withReuseIdentifier: \(identifier)", "for: indexPath"]]), to: &writer)
        case .supplementary:
            emit(
                "View", "UICollectionReusableView", local: "supplementary",
                parameters: [
                    [first, "ofKind kind: String", "from collectionView: UICollectionView"],
                    ["for indexPath: IndexPath", "source: String"],
                ],
                call: SwiftCall(
                    "collectionView.dequeueReusableSupplementaryView",
                    [["ofKind: kind"], ["withReuseIdentifier: \(identifier)", "for: indexPath"]]), to: &writer
            )
        case .tableCell:
            emit(
                "Cell", "UITableViewCell", local: "cell",
                parameters: [
                    [first, "from tableView: UITableView"], ["for indexPath: IndexPath", "source: String"],
                ],
                call: SwiftCall(
                    "tableView.dequeueReusableCell", [["withIdentifier: \(identifier)", "for: indexPath"]]),
                to: &writer)
        case .tableHeaderFooter:
            emit(
                "View", "UITableViewHeaderFooterView", local: "headerFooter",
                parameters: [[first, "from tableView: UITableView", "source: String"]],
                call: SwiftCall(
                    "tableView.dequeueReusableHeaderFooterView", [["withIdentifier: \(identifier)"]]),
                to: &writer)
        }
    }

    private func emit(
        _ generic: String, _ base: String, local: String, parameters: [[String]], call: SwiftCall,
        to writer: inout SwiftWriter
    ) {
        let signature = SwiftSignature("\(head)dequeue<\(generic): \(base)>", parameters, returns: generic)
        let word: SwiftMessage =
            switch family {
            case .cell, .tableCell: "cell"
            case .supplementary: "\(code: "kind")"
            case .tableHeaderFooter: "header or footer"
            }
        let subject: SwiftMessage = "\(word) '\(code: identifier)' of \(code: "source")"
        writer.function(signature) { writer in
            writer.call(call, before: "let view = ")
            if family == .tableHeaderFooter {
                writer.block("guard let view else") {
                    $0.failure("\(subject) is not registered with the table view")
                }
            }
            writer.block("guard let \(local) = view as? \(generic) else") {
                $0.failure("\(subject) is of class \(code: "type(of: view)"), not \(code: generic + ".self")")
            }
            writer.line("return \(local)")
        }
    }
}
