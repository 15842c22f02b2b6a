/// Whether a fact holds whenever its view exists, or only may.
package enum Certainty: Sendable {
    case certain
    /// On some path, in some of several scenes, or with a value that is not known.
    case possible
}
