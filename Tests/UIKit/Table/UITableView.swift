import UIKitModel

@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public static let automaticDimension: CGFloat = -1

    public let style: Style
    public weak var dataSource: (any UITableViewDataSource)?
    public weak var delegate: (any UITableViewDelegate)?
    public var rowHeight = automaticDimension
    public var estimatedRowHeight = automaticDimension
    public var sectionHeaderHeight = automaticDimension
    public var sectionFooterHeight = automaticDimension
    public var estimatedSectionHeaderHeight = automaticDimension
    public var estimatedSectionFooterHeight = automaticDimension
    public var tableHeaderView: UIView?
    public var tableFooterView: UIView?
    public var backgroundView: UIView?
    public var allowsSelection = true
    /// The rules; registrations are per view instance (A15).
    var model = ReuseModel("view", .table, version: Session.shared.version)
    var classes: [ReuseKey: AnyClass] = [:]
    /// The storyboard's prototypes (A11).
    var prototypes: [ReuseKey: (element: NibElement, document: NibDocument)] = [:]

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        let element = (coder as? NibCoder)?.element
        style =
            switch element?["style"] {
            case "grouped": .grouped
            case "insetGrouped": .insetGrouped
            default: .plain
            }
        super.init(coder: coder)
        if element?["sectionHeaderHeight"] != nil {
            sectionHeaderHeight = element?.number("sectionHeaderHeight") ?? sectionHeaderHeight
        }
        if element?["sectionFooterHeight"] != nil {
            sectionFooterHeight = element?.number("sectionFooterHeight") ?? sectionFooterHeight
        }
        if let coder = coder as? NibCoder { decodePrototypes(coder) }
    }

    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    public func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// The double displays a view once, at the end of a launch.
    open func reloadData() {}

    /// Registers the prototypes of the scene (A11); in a .xib nothing is registered (A13).
    private func decodePrototypes(_ coder: NibCoder) {
        let document = coder.loader.document
        for key in ["tableHeaderView", "tableFooterView"] {
            if let view = coder.element.child(key: key).flatMap({ coder.loader.instantiate($0) as? UIView }) {
                addSubview(view)
            }
        }
        let found = coder.element.members(of: "prototypes").map {
            (key: ReuseKey.tableCell($0["reuseIdentifier"] ?? ""), element: $0)
        }
        for (key, element) in found { prototypes[key] = (element, document) }
        Session.shared.run(for: self) { () throws(Raise) in
            try model.register(
                prototypes: found.map { ($0.key, NibFacts(prototype: $0.element, in: document)) },
                inStoryboard: document.isStoryboard)
        }
    }
}
