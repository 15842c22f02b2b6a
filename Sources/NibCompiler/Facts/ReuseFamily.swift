package import InterfaceBuilder

/// The namespaces of reuse: cells, each supplementary kind and each decoration kind of a collection view,
/// cells and headers-and-footers of a table view (uikit-rules A2, A6, I4).
package enum ReuseFamily: Hashable, Sendable {
    case cell
    case supplementary(ElementKind)
    /// Registered on the layout, not on the view.
    case decoration(ElementKind)
    case tableCell
    /// Headers and footers of a table share one namespace.
    case tableHeaderFooter

    /// The namespace that a storyboard's prototype is registered in.
    init(_ role: Prototype.Role, in view: ReusingView.Family) {
        switch (role, view) {
        case (.cell, .collection): self = .cell
        case (.cell, .table): self = .tableCell
        case (.sectionHeader, _): self = .supplementary(.sectionHeader)
        case (.sectionFooter, _): self = .supplementary(.sectionFooter)
        }
    }

    /// `cell`, or the kind: what UIKit's exceptions name.
    package var kindText: String {
        switch self {
        case .cell, .tableCell: "cell"
        case .supplementary(let kind), .decoration(let kind): kind.text
        case .tableHeaderFooter: "header or footer"
        }
    }

    /// How messages name a view of the family: `cell`, `section header`, `view of kind 'badge'`.
    package var noun: String {
        switch self {
        case .cell: "cell"
        case .supplementary(.sectionHeader): "section header"
        case .supplementary(.sectionFooter): "section footer"
        case .supplementary(let kind): "view of kind '\(kind)'"
        case .decoration(let kind): "decoration view of kind '\(kind)'"
        case .tableCell: "table cell"
        case .tableHeaderFooter: "table header or footer"
        }
    }

    /// The class that UIKit asks of the one top-level object of a nib (uikit-rules B1, B4).
    package var requiredFamily: ReusableFamily {
        switch self {
        case .cell: .collectionViewCell
        case .supplementary, .decoration: .collectionReusableView
        case .tableCell: .tableViewCell
        case .tableHeaderFooter: .tableViewHeaderFooterView
        }
    }
}
