package import InterfaceBuilder

/// `dataSource:` of a view.
package struct DataSource: Sendable {
    package var kind = Kind.delegate
    /// The section identifier type of a diffable data source.
    package var section: Located<String>?
    /// The item identifier type of a diffable data source.
    package var item: Located<String>?

    package init() {}

    package enum Kind: String, Sendable, CaseIterable {
        /// The app's object answers.
        case delegate
        case diffable
        /// Nothing is generated for it.
        case none
    }
}
