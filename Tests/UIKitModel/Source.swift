/// Where instances of a registration come from (E1).
public enum Source: Sendable, Hashable {
    case nib(NibReference)
    case `class`(ClassFacts)
    /// A storyboard prototype: a nib nested in the scene (A11).
    case prototype(NibFacts)
}
