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
        case list(ListPlan)
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

/// The headers and footers of a list layout.
struct ListPlan: Sendable, Equatable {
    var header: Mode
    var footer: Mode
    /// Where sections differ, their enum.
    var sections: SectionsPlan?
    /// The type of the section identifiers, where a diffable data source knows which section is which.
    var sectionType: SwiftTypeName?

    /// What the sections have at one edge.
    struct Mode: Sendable, Equatable {
        /// One for all sections, or one for each.
        var isShown: [Bool]
        /// One for all sections or one for each, where the view stays visible while its section is.
        var pinned: [BoundaryItemPlan.Item?] = []

        var isEmpty: Bool { !isShown.contains(true) }
    }
}

/// The size of a header or footer, in points.
struct FlowExtent: Sendable, Equatable {
    /// Along the scroll direction: the one that counts, of which 0 hides.
    var along = 0.0
    var across = 0.0
    /// Whether a table view works it out.
    var isAutomatic = false
    /// What the table view takes until then.
    var estimate: Double?
    /// Whether the app decides.
    var isOpen = false
}

/// The sizes of headers, footers or cells, section by section.
struct SizePlan: Sendable, Equatable {
    let place: Place
    /// Whether they are a table's estimates.
    var isEstimate = false
    let isHorizontal: Bool
    /// Whether it is a table's height.
    let isTable: Bool
    let extents: [FlowExtent]

    enum Place: Sendable, CaseIterable {
        case header, footer, cell
    }
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
    /// The views of each kind: one, or several that `dequeueSupplementaryView` tells apart.
    let supplementary: [Supplementary]
    /// The choices on which the headers and footers depend.
    let choices: [Int]
    /// Whether the views of a kind differ, by section or by the app's choice.
    let isDispatched: Bool
    /// Whether the section identifiers are the cases of the view's sections.
    let takesSection: Bool

    struct Supplementary: Sendable, Equatable {
        var kind: ElementKind
        /// `Header`, as in `configureHeader`.
        var name: SwiftIdentifier
        var reusable: Int
    }
}
