/// What decides which views a compositional layout asks for; a list is one whose sections have the two
/// standard kinds (I3).
public struct CompositionalFacts: Sendable {
    /// A view at the edge of a section or of the whole layout, or on an item (I1).
    public struct Supplementary: Sendable, Hashable {
        public enum Dimension: Sendable, Hashable {
            case absolute(Double)
            case estimated(Double)
            case fractional(Double)

            var value: Double {
                switch self {
                case .absolute(let value), .estimated(let value), .fractional(let value): value
                }
            }
        }

        public let kind: String
        public let width: Dimension
        public let height: Dimension
        public let pins: Bool
        /// Whether it comes before the cells: its alignment names the top or the leading edge.
        public let isLeading: Bool

        public init(
            _ kind: String, width: Dimension = .fractional(1), height: Dimension = .estimated(44),
            pins: Bool = false, isLeading: Bool = true
        ) {
            self.kind = kind
            self.width = width
            self.height = height
            self.pins = pins
            self.isLeading = isLeading
        }
    }

    public struct Section: Sendable {
        public var boundary: [Supplementary]
        /// Supplementary items of every item.
        public var onItems: [Supplementary]
        /// The kinds of the section's decoration items (I4).
        public var decorations: [String]

        public init(
            boundary: [Supplementary] = [], onItems: [Supplementary] = [], decorations: [String] = []
        ) {
            self.boundary = boundary
            self.onItems = onItems
            self.decorations = decorations
        }
    }

    public var sections: [Section]
    /// The boundary items of the whole layout, asked for once.
    public var boundary: [Supplementary]

    public init(sections: [Section], boundary: [Supplementary] = []) {
        self.sections = sections
        self.boundary = boundary
    }
}
