/// What decides which views a flow layout asks for.
public struct FlowFacts: Sendable {
    public enum Direction: Sendable {
        case vertical
        case horizontal
    }

    /// The sizes of headers or footers: the property's, and the delegate's for each section.
    public struct Sizes: Sendable {
        /// `headerReferenceSize`, which is zero unless somebody sets it (H1).
        public var property: Size
        /// What the delegate returns for each section; nil if it lacks the method.
        public var delegate: [Size]?

        public init(property: Size = .zero, delegate: [Size]? = nil) {
            self.property = property
            self.delegate = delegate
        }

        /// The delegate's value counts wherever it has the method, zero included (H2).
        func size(in section: Int) -> Size {
            guard let delegate else { return property }
            return delegate.indices.contains(section) ? delegate[section] : .zero
        }
    }

    public var direction: Direction
    public var headers: Sizes
    public var footers: Sizes
    public var itemSize: Size
    /// The delegate's size of each item that is asked for; nil if it lacks the method.
    public var itemSizes: [[Size]]?

    public init(
        direction: Direction = .vertical, headers: Sizes = .init(), footers: Sizes = .init(),
        itemSize: Size = Size(width: 50, height: 50), itemSizes: [[Size]]? = nil
    ) {
        self.direction = direction
        self.headers = headers
        self.footers = footers
        self.itemSize = itemSize
        self.itemSizes = itemSizes
    }
}
