extension CGFloat {
    /// What the default of an optional delegate method answers; no app returns it.
    static let unimplemented: CGFloat = -.greatestFiniteMagnitude
}

extension CGSize {
    /// What the default of an optional delegate method answers; no app returns it.
    static let unimplemented = CGSize(width: .unimplemented, height: .unimplemented)
}
