import InterfaceBuilder

/// What the place of an expression asks of it.
struct Demand {
    var expected: SwiftType = .unknown
    var cast: CastDemand?
    var isForced = false
    /// Whether what it is becomes the function's result as it is.
    var isReturned = false
    /// Whether it becomes a local constant's or variable's value: what is done with it is seen there.
    var isBound = false
}
