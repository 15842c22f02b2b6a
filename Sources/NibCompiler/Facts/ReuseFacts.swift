/// The one vocabulary: what storyboards, manifests and sources say of reuse.
package struct ReuseFacts: Sendable {
    package internal(set) var registrations: [Registration] = []
    /// Nibs that code registers under an identifier that is not known, such as a library's: their identifiers here are
    /// empty.
    var unidentified: [Registration] = []
    package internal(set) var dequeues: [Dequeue] = []
    package var layouts: [ViewLayout] = []
    package var emissions: [LayoutEmission] = []
    package var views: [ViewIdentity] = []

    /// Positions in `registrations` and `dequeues` by key.
    var registrationIndices: [ReuseKey: [Int]] = [:]
    var dequeueIndices: [ReuseKey: [Int]] = [:]

    package init() {}

    /// What is registered under a key, in the order in which it was found.
    package func registrations(under key: ReuseKey) -> [Registration] {
        registrationIndices[key, default: []].map { registrations[$0] }
    }
}
