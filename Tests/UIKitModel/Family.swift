/// The five namespaces in which a reusable view is registered (A2, A6).
public enum Family: String, Sendable, Hashable, CaseIterable {
    case cell
    case supplementary
    case decoration
    case tableCell
    case tableHeaderFooter
}
