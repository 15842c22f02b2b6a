/// What is set on a view's layout, or on a table view.
struct LayoutPlan: Sendable, Equatable {
    var kind = Kind.none
    /// `layout.sectionHeadersPinToVisibleBounds = true`: property and value.
    var settings: [Setting] = []

    enum Kind: Sendable, Equatable {
        /// Nothing is generated.
        case none
        /// A flow layout that a scene connects, which is configured.
        case connectedFlow
        /// A flow layout made in code.
        case madeFlow
        case list(hasHeader: Bool, hasFooter: Bool)
        /// The heights of a table view.
        case table
    }

    struct Setting: Sendable, Equatable {
        var property: String
        var value: String
    }

    var isEmpty: Bool {
        if case .list = kind { false } else { settings.isEmpty || kind == .none }
    }
}

/// The size of a header or footer, in points.
struct FlowExtent: Sendable, Equatable {
    /// Along the scroll direction: the one that counts, of which 0 hides.
    var along = 0.0
    var across = 0.0
    /// Whether a table view works it out.
    var isAutomatic = false
}

/// The sizes of headers or footers, section by section.
struct SizePlan: Sendable, Equatable {
    let isFooter: Bool
    let isHorizontal: Bool
    /// Whether it is a table's height.
    let isTable: Bool
    let extents: [FlowExtent]
}

/// A boundary item of a compositional layout.
struct BoundaryItemPlan: Sendable, Equatable {
    let kind: ElementKind
    let name: SwiftIdentifier
    /// One for all sections, or one for each.
    let items: [Item?]
    let isBySection: Bool

    struct Item: Sendable, Equatable {
        var width: String
        var height: String
        var alignment: String
        var isPinned: Bool
    }
}

/// A diffable data source.
struct DataSourcePlan: Sendable, Equatable {
    let section: SwiftTypeName
    let item: SwiftTypeName
    /// The one cell, if there is one only.
    let cell: Int?
    /// The one view of each kind, where no section differs; else the view is found by section.
    let supplementary: [Supplementary]
    let isBySection: Bool

    struct Supplementary: Sendable, Equatable {
        var kind: ElementKind
        /// `Header`, as in `configureHeader`.
        var name: SwiftIdentifier
        var reusable: Int
    }
}
