nonisolated struct Movie: Hashable, Sendable {
    let id: Int
    let title: String
}
