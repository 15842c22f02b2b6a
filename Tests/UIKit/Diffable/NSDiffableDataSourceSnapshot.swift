public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { itemIdentifiers.count }

    public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.section == section }?.items ?? []
    }

    public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: section).count
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
    }

    /// Appends to `section`, or to the last section; without one the precondition fails, as in UIKit.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        let index =
            section.map { wanted in sections.firstIndex { $0.section == wanted } } ?? sections.indices.last
        guard let index else { preconditionFailure("there is no section to append items to") }
        sections[index].items += identifiers
    }

    public mutating func deleteAllItems() {
        sections = []
    }
}
