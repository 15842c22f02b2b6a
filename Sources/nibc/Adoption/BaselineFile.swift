import InterfaceBuilder
import NibCompiler

/// A file of findings that are not reported: one a line, in order, equal ones as often as they occur.
struct BaselineFile {
    let source: SourceFile
    /// In the file's order.
    let entries: [Line]

    struct Line {
        var entry: BaselineEntry
        /// Without the line's end.
        var text: ByteRange
        /// With it.
        var whole: ByteRange
    }

    private static let title = "# nibc baseline 1"

    /// Reads the file at `path`.
    static func read(_ path: String) throws(CommandFailure) -> BaselineFile {
        let source: SourceFile
        do throws(FileFault) {
            source = try FileContents.read(path).source
        } catch {
            throw CommandFailure(
                error.isMissing
                    ? "baseline '\(path)' does not exist; 'nibc lint --write-baseline \(path)' writes one"
                    : "baseline '\(path)' is not read: \(error.message)")
        }
        return try BaselineFile(source)
    }

    private init(_ source: SourceFile) throws(CommandFailure) {
        self.source = source
        let lines = LineTable(source)
        var entries: [Line] = []
        var place = 0
        var number = 0
        while place < source.text.count {
            let line = lines.line(at: place)
            place = line.upperBound
            number += 1
            var end = line.upperBound
            while end > line.lowerBound, [0x0A, 0x0D].contains(source.text[end - 1]) { end -= 1 }
            let range = ByteRange(line.lowerBound, end)
            let text = source[range]
            if number == 1 {
                guard Self.isTitle(text) else {
                    throw CommandFailure(
                        "'\(source.path)' is no baseline: its first line is not '\(Self.title)'")
                }
            } else if !text.isEmpty, !text.hasPrefix("#") {
                guard let entry = BaselineEntry.parse(text) else {
                    throw CommandFailure(
                        "baseline '\(source.path)' has no entry in line \(number): '\(text.prefix(60))'"
                            + (text.hasPrefix("<<<<<<<") || text.hasPrefix("=======")
                                || text.hasPrefix(">>>>>>>")
                                ? "; it has an unresolved merge conflict" : ""))
                }
                entries.append(Line(entry: entry, text: range, whole: line))
            }
        }
        guard number > 0 else {
            throw CommandFailure("'\(source.path)' is no baseline: it is empty")
        }
        self.entries = entries
    }

    /// Whether a line is the first one of this version's baselines, and not of version 10's.
    private static func isTitle(_ line: some StringProtocol) -> Bool {
        line.hasPrefix(title) && line.dropFirst(title.count).first?.isNumber != true
    }

    /// Refuses to put a new baseline in the place of a file that is none. One with an unresolved merge conflict is one.
    static func checkReplaceable(_ path: String) throws(CommandFailure) {
        guard let bytes = try? FileContents.bytes(of: path).bytes, !bytes.isEmpty else { return }
        let title = Array(title.utf8)
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
        guard lines.contains(where: { $0.starts(with: title) || $0.dropFirst(3).starts(with: title) }) else {
            throw CommandFailure(
                "'\(path)' is no baseline and is not overwritten; move it away or choose another name")
        }
    }

    /// The text of a file with these entries.
    static func text(of entries: [BaselineEntry]) -> String {
        title
            + """
            : findings that 'nibc lint --baseline' does not report; 'nibc lint --write-baseline' writes them anew
            # file, rule, object or declaration, text; a tab between them

            """ + entries.sorted().map { $0.line + "\n" }.joined()
    }
}
