package import InterfaceBuilder

/// Everything that is generated for a controller: names resolved, classes known, order fixed.
package struct ControllerPlan: Sendable {
    let name: SwiftTypeName
    /// The name of the manifest's file.
    let manifest: String
    /// `public `, `package ` or nothing.
    let access: String
    /// Modules beside UIKit.
    var imports: [SwiftIdentifier] = []
    var views: [ViewPlan] = []
    var identifierEnums: [IdentifierEnumPlan] = []
    package internal(set) var reusables: [Reusable] = []
    var choices: [ChoicePlan] = []
    var tags: TagPlan?
    /// Whether one registering function serves all views.
    var sharesViews = true
    /// Whether nibs are found by a class that the output declares: the name of a controller inside another type may
    /// want generic arguments, which a manifest does not know.
    var needsBundleToken = false
    static let bundleToken = "BundleToken"
    /// Every member that the output declares in the controller, with the place that asks for it.
    package internal(set) var declaredNames: [DeclaredName] = []

    /// `Outer+Inner+Reuse.swift`.
    package var fileName: String {
        name.components.map(\.name).joined(separator: "+") + GeneratedFile.suffix
    }

    /// Whether dequeues are static, since the providers of a diffable data source must not capture the
    /// controller.
    var isStatic: Bool { views.contains { $0.dataSource != nil } }

    /// What begins a function that a provider may call.
    var functionHead: String { access + (isStatic ? "static func " : "func ") }
}

/// The reuse identifiers of one view, or of all of them.
struct IdentifierEnumPlan: Sendable {
    let name: SwiftTypeName
    let views: [Int]
    var cases: [Case] = []
    /// The position of the case of each reusable view.
    var positions: [Int: Int] = [:]

    struct Case: Sendable {
        let name: SwiftIdentifier
        let identifier: ReuseIdentifier
        /// The reusable views under this identifier.
        var reusables: [Int]
    }
}

/// A member that the output declares in a controller, for comparison with the controller's own.
package struct DeclaredName: Sendable {
    /// The base name, such as `dequeueRow`, without back-ticks.
    package let name: String
    /// The labels of a function's parameters; nil for a type.
    package let labels: [String]?
    /// The place in the manifest that asks for it.
    package let origin: SourceRange

    /// `dequeueRow(from:for:)`.
    package var description: String {
        labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name
    }
}
