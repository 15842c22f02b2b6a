import InterfaceBuilder

/// A type that holds views.
struct ExtractedController {
    var name: String
    var views: [ExtractedView]
    /// The name of the enum of the views' tags.
    var tags: String?
    var remarks: [ExtractRemark] = []
}
