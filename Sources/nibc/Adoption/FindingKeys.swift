import InterfaceBuilder
import ManifestReader
import NibCompiler
import ObjectiveCReader

#if canImport(SwiftReader)
    import SwiftReader
#endif

/// Tells what baselines and fingerprints know findings by. Reads each file with findings once more, for what is around
/// them.
final class FindingKeys {
    let objects = DocumentObjects()
    private var facts: [String: SourceFacts] = [:]

    /// - Parameter path: That of the finding's file, as the key is to have it.
    func entry(for finding: Diagnostic, path: String) -> BaselineEntry {
        BaselineEntry(
            path: path, rule: finding.id, place: place(of: finding.range), text: Self.text(at: finding.range))
    }

    private func place(of range: SourceRange) -> String {
        switch FileKind(path: range.file.path) {
        case .viewDescription: return objects.innermost(at: range)?.id ?? ""
        case .manifest: return ManifestReader.keyPath(at: range.bytes.lowerBound, in: range.file)
        case .swiftSource, .objectiveCSource:
            return facts(of: range.file)?.declarationName(at: range.bytes.lowerBound) ?? ""
        case nil:
            // The manifest of --config may have any name.
            return ""
        }
    }

    private func facts(of file: SourceFile) -> SourceFacts? {
        if let known = facts[file.path] { return known }
        let read = Self.read(file)
        facts[file.path] = read
        return read
    }

    private static func read(_ file: SourceFile) -> SourceFacts? {
        if !file.path.hasSuffix(".swift") { return ObjectiveCReader.read(file) }
        #if canImport(SwiftReader)
            return SwiftSourceReader.read(file)
        #else
            return nil
        #endif
    }

    /// No longer than anyone reads; what is behind that seldom tells two findings apart, and equal entries are counted.
    private static let longest = 80

    /// The text with its white space made single spaces, so that it may be indented anew.
    private static func text(at range: SourceRange) -> String {
        let words = range.file[range.bytes].unicodeScalars.split { $0.properties.isWhitespace }
        return String(words.map { String($0) }.joined(separator: " ").prefix(longest))
    }
}
