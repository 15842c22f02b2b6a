/// What a class descends from, as far as registration and nibs are concerned (A10, B3, B4).
public enum ClassFamily: String, Sendable, Hashable, CaseIterable {
    case collectionCell
    case reusableView
    case tableCell
    case tableHeaderFooter
    /// Any other view.
    case view
    /// Not a view at all, such as a gesture recogniser (B2).
    case object

    /// Whether a class of this family may be registered for `family` (A10).
    public func serves(_ family: Family) -> Bool {
        switch family {
        case .cell: self == .collectionCell
        case .supplementary, .decoration: self == .collectionCell || self == .reusableView
        case .tableCell: self == .tableCell
        case .tableHeaderFooter: self == .tableHeaderFooter
        }
    }
}
