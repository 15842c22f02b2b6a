import InterfaceBuilder

/// A view description that was opened: its facts, or why there are none.
struct DocumentFile: Sendable {
    let found: FoundFile
    /// Nil where the file could not be read at all.
    let document: Document?
    let diagnostics: [Diagnostic]
    let identity: FileIdentity?
    let hasHardLinks: Bool

    /// Everything from the file's bytes alone; the tree is gone when this returns.
    static func read(_ found: FoundFile) -> DocumentFile {
        do {
            let contents = try FileContents.read(found.path)
            let (document, diagnostics) = DocumentReader.read(contents.source)
            return DocumentFile(
                found: found, document: document, diagnostics: diagnostics, identity: contents.identity,
                hasHardLinks: contents.hasHardLinks)
        } catch {
            return DocumentFile(
                found: found, document: nil, diagnostics: [error.diagnostic(path: found.path)], identity: nil,
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
