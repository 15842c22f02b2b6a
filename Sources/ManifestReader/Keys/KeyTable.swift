/// The fixed keys of one kind of mapping as a value: what the schema and the reference are compared with.
package struct KeyTable: Sendable {
    /// The name of the mapping in the schema's `$defs` and in the reference.
    package let mapping: String
    /// In the order of the reference.
    package let keys: [String]
    package let required: [String]

    private init<Key: MappingKey>(_ keys: Key.Type) {
        mapping = Key.mapping
        self.keys = Key.names
        required = Key.required.map(\.rawValue)
    }

    /// Every mapping with fixed keys.
    package static let all = [
        KeyTable(Keys.Manifest.self), KeyTable(Keys.Generate.self), KeyTable(Keys.Lint.self),
        KeyTable(Keys.Allow.self),
        KeyTable(Keys.Controller.self), KeyTable(Keys.Tags.self), KeyTable(Keys.View.self),
        KeyTable(Keys.Layout.self), KeyTable(Keys.DataSource.self), KeyTable(Keys.Sections.self),
        KeyTable(Keys.Section.self), KeyTable(Keys.Entry.self), KeyTable(Keys.Choose.self),
        KeyTable(Keys.Size.self),
    ]
}
