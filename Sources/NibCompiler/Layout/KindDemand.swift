/// Whether a collection view's layout asks for supplementary views of a kind.
enum KindDemand {
    /// It never does, whatever sections there are.
    case never
    /// It does in every section.
    case always
    /// It may: code that is known decides at run time.
    case possible
    /// Nothing is known of the layout.
    case unknown

    /// Whether what is known of the layout leads to views of the kind.
    var mayBe: Bool { self == .always || self == .possible }
}
