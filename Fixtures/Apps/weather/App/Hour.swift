nonisolated struct Hour: Hashable, Sendable {
    let time: String
    let degrees: Int
}
