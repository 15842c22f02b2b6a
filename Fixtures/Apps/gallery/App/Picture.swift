nonisolated struct Picture: Hashable, Sendable {
    let title: String
    let price: Int
}

/// The walls of the gallery, in the order of a walk through it.
nonisolated enum Wall: Int, CaseIterable, Sendable {
    case oils
    case prints
    case sketches
}
