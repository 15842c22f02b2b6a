/// Everything else that a view description says about its objects: for `nibc dump` and for tools that draw or
/// convert. Lint does without, so it is read only on demand.
package struct DocumentDetails: Sendable {
    /// Every object at any depth, in the file's order.
    package var objects: [ObjectDetails] = []
    package var constraints: [Constraint] = []
    package var segues: [Segue] = []
    package var runtimeAttributes: [RuntimeAttribute] = []
    package var layoutGuides: [LayoutGuide] = []
    package var variations: [Variation] = []

    package init() {}
}
