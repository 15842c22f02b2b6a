/// What decides which views a table asks for.
public struct TableFacts: Sendable {
    /// The heights of headers or footers: the property's, and the delegate's for each section.
    public struct Heights: Sendable {
        /// `sectionHeaderHeight`; nil is automatic, its default (L1).
        public var property: Double?
        /// What the delegate returns for each section, nil being automatic; nil if it lacks the method.
        public var delegate: [Double?]?

        public init(property: Double? = nil, delegate: [Double?]? = nil) {
            self.property = property
            self.delegate = delegate
        }

        func height(in section: Int) -> Double? {
            guard let delegate else { return property }
            return delegate.indices.contains(section) ? delegate[section] : nil
        }
    }

    /// The kinds under which the requests of headers and footers are told apart.
    public static let header = "header"
    public static let footer = "footer"

    public var isGrouped: Bool
    public var headers: Heights
    public var footers: Heights

    public init(isGrouped: Bool = false, headers: Heights = .init(), footers: Heights = .init()) {
        self.isGrouped = isGrouped
        self.headers = headers
        self.footers = footers
    }

    /// What the table asks for, in order: of each section the header, the cells and the footer.
    ///
    /// Height 0 shows nothing, but is the default height in a grouped table; a negative one is invalid (L1).
    /// - Parameter rows: How many rows of each section are asked for.
    public func requests(rows: [Int], view: String) throws(Raise) -> [Request] {
        var requests: [Request] = []
        for (section, count) in rows.enumerated() {
            if try isShown(headers.height(in: section), Self.header, section, view) {
                requests.append(.init(.tableHeaderFooter, kind: Self.header, section: section))
            }
            requests += (0..<count).map { .init(.tableCell, section: section, item: $0) }
            if try isShown(footers.height(in: section), Self.footer, section, view) {
                requests.append(.init(.tableHeaderFooter, kind: Self.footer, section: section))
            }
        }
        return requests
    }

    private func isShown(
        _ height: Double?, _ kind: String, _ section: Int, _ view: String
    ) throws(Raise) -> Bool {
        guard let height else { return true }
        if height < 0 {
            let request = Request(.tableHeaderFooter, kind: kind, section: section)
            throw Raise("L1", view: view, request, "a negative height is invalid")
        }
        return height > 0 || isGrouped
    }
}
