package import InterfaceBuilder

/// `generate:` of a manifest.
package struct GenerateSettings: Sendable {
    /// The folder of the generated files, relative to the manifest's folder.
    package var output: Located<String>?
    package var files = Files.perController
    package var access = Access.internal
    /// The bundle of every nib whose entry names none.
    package var bundle = BundleReference.main
    /// The oldest system the app runs on. Decides which API generated code may use.
    package var deploymentTarget = DeploymentTarget(major: 13, minor: 0)
    /// Lines put below the marker, as `//` comments.
    package var header: [Located<String>] = []
    /// Whether `// swiftlint:disable all` and `// swift-format-ignore-file` are written.
    package var disablesLinters = false

    package init() {}

    package enum Files: String, Sendable, CaseIterable {
        case perController
        case perTarget
    }

    package enum Access: String, Sendable, CaseIterable {
        case `internal`
        case package
        case `public`
    }
}
