/// Reads a view description: text → tree → facts. The tree is dropped when this returns.
package enum DocumentReader {
    /// The facts of `file`, and what is wrong with it as a document: `merge-conflict` or `malformed-xml`.
    ///
    /// Never fails: a broken file gives the facts before the fault and `isComplete == false`.
    package static func read(_ file: SourceFile) -> (document: Document, diagnostics: [Diagnostic]) {
        let (document, _, diagnostics) = lowered(file)
        return (document, diagnostics)
    }

    /// The facts of `file` with all details; those of a legacy archive are not read.
    package static func readDetails(
        _ file: SourceFile
    ) -> (document: Document, details: DocumentDetails, diagnostics: [Diagnostic]) {
        let (document, root, diagnostics) = lowered(file)
        guard document.format == .document, let root else {
            return (document, DocumentDetails(), diagnostics)
        }
        let details = DetailsLowering(root: root, platform: document.platform).details
        return (document, details, diagnostics)
    }

    private static func lowered(
        _ file: SourceFile
    ) -> (document: Document, root: Element?, diagnostics: [Diagnostic]) {
        let (root, fault) = XMLReader.read(file)
        let kind: Document.Kind = file.path.hasSuffix(".storyboard") ? .storyboard : .xib
        var document = Document(file: file, kind: kind, isComplete: fault == nil)
        if let root { DocumentLowering(root: root).lower(into: &document) }
        return (document, root, fault.map { [diagnostic(for: $0, in: file)] } ?? [])
    }

    /// One fault gives one finding: where conflict markers are what broke the file, they are named.
    private static func diagnostic(for fault: XMLFault, in file: SourceFile) -> Diagnostic {
        if let marker = MergeConflict.firstMarker(in: file) {
            return Diagnostic(
                id: "merge-conflict", severity: .error,
                message: "unresolved merge conflict", range: SourceRange(file, marker),
                notes: [Note("choose one side and remove the lines '<<<<<<<', '=======' and '>>>>>>>'")])
        }
        let end = min(fault.offset + fault.length, file.text.count)
        return Diagnostic(
            id: "malformed-xml", severity: .error, message: fault.message,
            range: SourceRange(file, ByteRange(min(fault.offset, file.text.count), end)))
    }
}
