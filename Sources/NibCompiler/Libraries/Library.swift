package import InterfaceBuilder

/// A library of wrappers around `register` and `dequeue`, for projects whose sources do not bring it along: it comes
/// from a package manager, and what the app says is all in calls of its functions.
package struct Library: Sendable {
    /// The module that sources import.
    package let module: String
    /// What it declares as far as that matters, in Swift and in words of nibc's own. It is read as one more source
    /// file, so that whatever is followed in sources is followed here.
    package let file: SourceFile

    /// The name of its file is none that a source file can have.
    init(module: String, text: String) {
        self.module = module
        file = SourceFile(path: "<\(module)>", text: text)
    }

    package static let all = [reusable]

    /// Whether a path is that of a library's file: nothing in it is the user's to see.
    package static func isFile(_ path: String) -> Bool { all.contains { $0.file.path == path } }

    /// Whether sources use the library and leave it to others to declare it. Where they have a name of their own
    /// among the library's, which of the two a use means is not known.
    ///
    /// - Parameter own: The outline of `file`.
    package func isNeeded(own: Outline, by outlines: [Outline]) -> Bool {
        guard outlines.contains(where: { $0.imports.contains(module) }) else { return false }
        let names = Set(own.topLevelNames)
        return !outlines.contains { $0.topLevelNames.contains(where: names.contains) }
    }
}
