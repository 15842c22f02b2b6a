/// The registrations of one view and what becomes of them: what UIKit's collection view, table view or
/// layout (for decorations) does between `register` and a view on the screen.
///
/// Registrations are per view instance, so each view has its own model (A15).
public struct ReuseModel: Sendable {
    public enum Holder: Sendable {
        case collection
        case table
        /// A layout, which holds the registrations of decoration views (I4).
        case layout
    }

    /// The name of the view, for messages.
    public var view: String
    public let holder: Holder
    /// The major version of iOS: G5 and J1 raise from 15, K1 from 18.
    public let version: Int
    /// How many sections the view has, once its data source was asked (A21).
    public var sections: Int?
    /// What the layout emits, once it was asked (A21).
    public var emitted: Set<Request>?

    var registrations: [ReuseKey: Source] = [:]
    var objectKeys: Set<ReuseKey> = []
    var pool: [ReuseKey: [Instance]] = [:]
    var shown: [Instance] = []
    var request: Request?
    var pending: [Instance] = []
    var made = 0

    public init(_ view: String, _ holder: Holder = .collection, version: Int = 18) {
        self.view = view
        self.holder = holder
        self.version = version
    }

    /// Whether a data source is being asked for a view just now (J1, K1).
    public var isRequesting: Bool { request != nil }

    /// Puts everything that is displayed into the pool, as a reload does.
    public mutating func recycle() {
        for instance in shown { pool[instance.key, default: []].append(instance) }
        shown = []
    }
}
