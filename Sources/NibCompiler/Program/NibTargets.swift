package import InterfaceBuilder

/// What is known of the targets of the view descriptions. Where nothing is asked or told, nothing is known.
package struct NibTargets: Sendable {
    /// By the path of the document's file.
    private let byPath: [String: FileTargets]

    package init(_ byPath: [String: FileTargets] = [:]) {
        self.byPath = byPath
    }

    package static let unknown = NibTargets()

    package subscript(document: Document) -> FileTargets { byPath[document.file.path] ?? .unknown }
}
