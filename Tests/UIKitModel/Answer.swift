/// What a data source gave back for a request.
public enum Answer: Sendable, Hashable {
    /// A view that this model's `dequeue` handed out, by its id.
    case dequeued(Int)
    /// A view that nobody dequeued, or that another view's dequeue handed out (D6, G3).
    case fresh
    /// Nil, from a method (A4, G2).
    case nothing
    /// Nil, from a provider of a diffable data source (J4).
    case nothingFromProvider
    /// The method is not there (G6).
    case unimplemented
    /// A diffable data source without a supplementary view provider (J3).
    case noProvider
}
