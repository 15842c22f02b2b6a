import InterfaceBuilder

/// What an entry says of the size of a header or footer.
struct FlowSizes {
    let along: Located<Entry.Size>?
    let across: Located<Entry.Size>?

    init(_ entry: Entry, isHorizontal: Bool) {
        along = isHorizontal ? entry.width : entry.height
        across = isHorizontal ? entry.height : entry.width
    }

    /// The size that is an estimate.
    var estimate: Located<Entry.Size>? {
        [along, across].compactMap(\.self).first(where: \.value.isEstimate)
    }

    /// Whether there is something to set.
    func hasNumber(isTable: Bool) -> Bool {
        if along?.value.points != nil { return true }
        return !isTable && across?.value.points != nil && (along == nil || along?.value == .storyboard)
    }
}

extension Entry.Size {
    /// The number of points, where it is known.
    var points: Double? {
        switch self {
        case .points(let number), .absolute(let number): number.isFinite ? number : nil
        case .estimated, .app, .storyboard: nil
        }
    }

    var isEstimate: Bool {
        if case .estimated = self { true } else { false }
    }
}
