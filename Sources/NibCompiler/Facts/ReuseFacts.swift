/// The one vocabulary: what storyboards, manifests and sources say of reuse.
package struct ReuseFacts: Sendable {
    package var registrations: [Registration] = []
    package var dequeues: [Dequeue] = []
    package var layouts: [ViewLayout] = []
    package var emissions: [LayoutEmission] = []
    package var views: [ViewIdentity] = []

    package init() {}
}
