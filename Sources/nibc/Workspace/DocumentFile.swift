import InterfaceBuilder

/// A view description that was opened: its facts, or why there are none.
struct DocumentFile: Sendable {
    let found: FoundFile
    /// Without facts where the file could not be read at all: that it exists is known even then.
    let document: Document
    /// Whether the file could be read, whole or in part.
    let isRead: Bool
    let diagnostics: [Diagnostic]
    let identity: FileIdentity?
    let hasHardLinks: Bool

    /// Everything from the file's bytes alone; the tree is gone when this returns.
    static func read(_ found: FoundFile) -> DocumentFile {
        read(found) { () throws(FileFault) in try FileContents.read(found.path) }
    }

    /// The same from bytes that were read before.
    static func read(_ file: OpenedFile) -> DocumentFile {
        read(file.found) { () throws(FileFault) in
            let contents = try file.contents.get()
            return try FileContents(file.found.path, contents.bytes, contents.status)
        }
    }

    private static func read(
        _ found: FoundFile, _ contents: () throws(FileFault) -> FileContents
    ) -> DocumentFile {
        do throws(FileFault) {
            let contents = try contents()
            let (document, diagnostics) = DocumentReader.read(contents.source)
            return DocumentFile(
                found: found, document: document, isRead: true, diagnostics: diagnostics,
                identity: contents.identity,
                hasHardLinks: contents.hasHardLinks)
        } catch {
            let kind: Document.Kind = found.path.hasSuffix(".storyboard") ? .storyboard : .xib
            return DocumentFile(
                found: found, document: Document(file: SourceFile(path: found.path, text: ""), kind: kind),
                isRead: false, diagnostics: [error.diagnostic(path: found.path)], identity: nil,
                hasHardLinks: false)
        }
    }

    /// The files without those that are one of the others by another path.
    static func distinct(_ files: [DocumentFile]) -> [DocumentFile] {
        var seen: [FileIdentity: [FoundFile]] = [:]
        return files.filter { file in
            guard let identity = file.identity else { return true }
            for other in seen[identity] ?? [] {
                // Two names of one file are two files, unless one leads to the other.
                if !file.hasHardLinks || PathName.real(other.path) == PathName.real(file.found.path) {
                    return false
                }
            }
            seen[identity, default: []].append(file.found)
            return true
        }
    }
}
