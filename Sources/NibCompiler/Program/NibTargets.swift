package import InterfaceBuilder

/// What is known of the targets of the view descriptions. Where nothing is asked or told, nothing is known.
package struct NibTargets: Sendable {
    /// By the path of the document's file.
    private let byPath: [String: FileTargets]
    /// Of source files and of every nib, by path; empty where no bundle is in question.
    private let bundles: [String: FileTargets]

    package init(_ byPath: [String: FileTargets] = [:], bundles: [String: FileTargets] = [:]) {
        self.byPath = byPath
        self.bundles = bundles
    }

    /// The targets into whose bundles the file at the path goes, or whose code it is; empty where they are not
    /// known.
    package func bundles(of path: String) -> Set<BuildTarget> { bundles[path]?.targets ?? [] }

    package static let unknown = NibTargets()

    package subscript(document: Document) -> FileTargets { byPath[document.file.path] ?? .unknown }
}
