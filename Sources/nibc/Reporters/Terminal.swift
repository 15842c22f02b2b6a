/// What the place that text goes to can show.
struct Terminal: Sendable, Equatable {
    var showsColor: Bool
    /// In columns.
    var width: Int

    /// A file or a pipe: no colour, and always the same width.
    static let none = Terminal(showsColor: false, width: 120)
}
