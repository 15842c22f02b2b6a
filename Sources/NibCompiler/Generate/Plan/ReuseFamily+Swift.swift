import InterfaceBuilder

extension ReuseFamily {
    /// The class that UIKit's own dequeue gives.
    var baseClass: String { requiredFamily.uikitClass }

    /// Whether a cast to the class would always succeed.
    func isBase(_ className: String) -> Bool {
        className == baseClass || ["NSObject", "UIResponder", "UIView"].contains(className)
            || (self == .cell && className == "UICollectionReusableView")
    }

    var isCell: Bool { self == .cell || self == .tableCell }

    var isTable: Bool { self == .tableCell || self == .tableHeaderFooter }

    /// The kind of a supplementary view.
    var kind: ElementKind? {
        if case .supplementary(let kind) = self { kind } else { nil }
    }
}

extension ElementKind {
    /// The kind as an expression: UIKit's constant where there is one.
    var expression: String {
        switch self {
        case .sectionHeader: "UICollectionView.elementKindSectionHeader"
        case .sectionFooter: "UICollectionView.elementKindSectionFooter"
        default: SwiftLiteral(text).text
        }
    }

    /// How comments and messages name a view of the kind.
    var word: String {
        switch self {
        case .sectionHeader: "header"
        case .sectionFooter: "footer"
        default: "view of kind '\(text)'"
        }
    }

    /// How local names and functions name a view of the kind; nil where the kind gives no Swift name.
    var identifier: SwiftIdentifier? {
        switch self {
        case .sectionHeader: SwiftIdentifier(own: "Header")
        case .sectionFooter: SwiftIdentifier(own: "Footer")
        default: SwiftIdentifier(converting: text, start: .upper)
        }
    }
}

extension ManifestUse.Position {
    /// How comments name a view at the position, in lower case.
    var word: String {
        switch self {
        case .header: "header"
        case .footer: "footer"
        case .cell: "cell"
        case .supplementary(let kind): "view of kind '\(kind.text)'"
        case .decoration(let kind): "decoration view of kind '\(kind.text)'"
        }
    }

    var isCell: Bool {
        if case .cell = self { true } else { false }
    }
}
