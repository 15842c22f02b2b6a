import InterfaceBuilder

/// A view of a controller with everything that is generated for it.
struct ViewPlan: Sendable {
    /// As the manifest names it.
    let name: String
    /// The name inside longer ones, such as `register<Carousel1>Views`.
    let suffix: SwiftIdentifier
    let family: ReusingView.Family
    let sections: SectionsPlan?
    /// Whether no scene connects the outlet.
    let isMadeInCode: Bool
    /// Indices of the controller's reusable views: headers, footers and other kinds, then cells.
    var reusables: [Int] = []
    /// Where this view has each of them from.
    var sources: [Int: Reusable.Source] = [:]
    /// Where each of them stands.
    var places: [Int: [Place]] = [:]
    /// The headers, footers and views of other kinds, by kind.
    var slots: [SlotPlan] = []
    /// The cells that are chosen at run time.
    var cellChoices: [CellChoicePlan] = []
    var registrations: [RegistrationPlan] = []
    var decorations: [DecorationPlan] = []
    var layout = LayoutPlan()
    var sizes: [SizePlan] = []
    var items: [BoundaryItemPlan] = []
    var dataSource: DataSourcePlan?
    /// Whether a function finds the header or footer of a section by kind.
    var hasDispatch = false

    /// One place of one reusable view.
    struct Place: Sendable {
        var reusable: Int
        var position: ManifestUse.Position
        /// Indices of the view's sections; nil: all of them.
        var sections: [Int]?
    }

    /// `UICollectionView` or `UITableView`.
    var viewClass: String { family == .table ? "UITableView" : "UICollectionView" }
    /// The parameter that holds the view.
    var parameter: String { family == .table ? "tableView" : "collectionView" }
    /// The class of its cells.
    var cellClass: String { family == .table ? "UITableViewCell" : "UICollectionViewCell" }

    /// Everything that stands at a place of the view, or is chosen there.
    var leaves: [Leaf] { (slots + cellChoices.map(\.slot)).flatMap(\.leaves) }
}

/// What stands at one position of one section.
enum Leaf: Sendable, Equatable {
    case one(Int)
    /// A choice of the controller, and the reusable view of each case.
    case choice(Int, [Int])

    var reusables: [Int] {
        switch self {
        case .one(let index): [index]
        case .choice(_, let indices): indices
        }
    }
}

/// The views of one kind: the header of each section, or the footer, or another one.
struct SlotPlan: Sendable, Equatable {
    let position: ManifestUse.Position
    /// For sections without a view of their own.
    let common: Leaf?
    /// One for each section, where they differ; else empty.
    let sections: [Leaf?]

    var leaves: [Leaf] { sections.isEmpty ? [common].compactMap(\.self) : sections.compactMap(\.self) }

    var kind: ElementKind {
        switch position {
        case .footer: .sectionFooter
        case .supplementary(let kind), .decoration(let kind): kind
        case .header, .cell: .sectionHeader
        }
    }
}

/// Cells of which a case says at run time which is shown; by section where sections differ.
struct CellChoicePlan: Sendable, Equatable {
    /// What follows `dequeue`: `Cell`, or a name that tells it from the view's other choices.
    let name: SwiftIdentifier
    let slot: SlotPlan
}

/// The enum of a view's sections.
struct SectionsPlan: Sendable, Equatable {
    let enumName: SwiftTypeName
    let cases: [SwiftIdentifier]
    /// Whether generated code declares it.
    let isDeclared: Bool
}

enum RegistrationPlan: Sendable, Equatable {
    case one(Int, Reusable.Source)
    /// A loop over all cases of a choice, which is nib name and identifier at once.
    case loop(choice: Int, family: ReuseFamily, bundle: String)
}

/// A decoration view: registered on the layout.
struct DecorationPlan: Sendable, Equatable {
    let kind: ElementKind
    /// The argument of `register`.
    let registered: String
}
