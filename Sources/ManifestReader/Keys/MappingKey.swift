/// The fixed keys of one kind of mapping.
protocol MappingKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// What the mapping is called in the schema and in the reference.
    static var mapping: String { get }
    /// What it is called in messages, such as "a view".
    static var title: String { get }
    static var required: [Self] { get }
}

extension MappingKey {
    static var names: [String] { allCases.map(\.rawValue) }
    static var required: [Self] { [] }
}
