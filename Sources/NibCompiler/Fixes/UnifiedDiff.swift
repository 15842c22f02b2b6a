/// Edits as a unified diff, byte for byte, as `patch` and `git apply` take it.
package enum UnifiedDiff {
    private static let context = 3
    private static let lineFeed = UInt8(ascii: "\n")

    /// The hunks under `--- a/path` and `+++ b/path`; nothing without edits.
    package static func text(of edits: DiskEdits, path: String) -> [UInt8] {
        let lines = Lines(edits.bytes)
        let changes = self.changes(edits, lines)
        guard !changes.isEmpty else { return [] }
        var result = Array("--- \(name("a", path))\n+++ \(name("b", path))\n".utf8)
        var shift = 0
        var index = 0
        while index < changes.count {
            var last = index
            while last + 1 < changes.count,
                changes[last + 1].lines.lowerBound - changes[last].lines.upperBound <= 2 * context
            {
                last += 1
            }
            result += hunk(Array(changes[index...last]), lines, shift: &shift)
            index = last + 1
        }
        return result
    }

    /// Whole lines that others take the place of.
    private struct Change {
        var lines: Range<Int>
        var replacement: [UInt8]
    }

    private struct Lines {
        let bytes: [UInt8]
        /// The starts of the lines, and the end of the text.
        let starts: [Int]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            var starts = [0]
            for index in bytes.indices where bytes[index] == UnifiedDiff.lineFeed { starts.append(index + 1) }
            if starts.last != bytes.count { starts.append(bytes.count) }
            self.starts = starts
        }

        var count: Int { starts.count - 1 }

        /// The line that holds the byte at `offset`; at the end, the last one.
        func line(of offset: Int) -> Int {
            var low = 0
            var high = starts.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= offset { low = middle } else { high = middle }
            }
            return low
        }

        subscript(line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<starts[line + 1]] }
    }

    private static func changes(_ edits: DiskEdits, _ lines: Lines) -> [Change] {
        var changes: [Change] = []
        var index = 0
        while index < edits.edits.count {
            let first = lines.line(of: edits.edits[index].range.lowerBound)
            var end = first
            let from = index
            repeat {
                let edit = edits.edits[index]
                let isWhole =
                    edit.range.upperBound > edit.range.lowerBound
                    && lines.starts[lines.line(of: edit.range.upperBound)] == edit.range.upperBound
                    && (edit.replacement.last ?? lineFeed) == lineFeed
                    && (!edit.replacement.isEmpty
                        || lines.starts[lines.line(of: edit.range.lowerBound)] == edit.range.lowerBound)
                let last = lines.line(of: edit.range.upperBound)
                end = max(end, min(lines.count, isWhole ? last : last + 1))
                index += 1
            } while index < edits.edits.count
                && lines.line(of: edits.edits[index].range.lowerBound) < end
            let part = edits.edits[from..<index]
            changes.append(
                Change(
                    lines: first..<end,
                    replacement: replaced(lines.starts[first]..<lines.starts[end], part, in: edits.bytes)))
        }
        return changes
    }

    private static func replaced(
        _ range: Range<Int>, _ edits: ArraySlice<DiskEdits.Edit>, in bytes: [UInt8]
    ) -> [UInt8] {
        var result: [UInt8] = []
        var place = range.lowerBound
        for edit in edits {
            result += bytes[place..<edit.range.lowerBound]
            result += edit.replacement
            place = edit.range.upperBound
        }
        return result + bytes[place..<range.upperBound]
    }

    private static func hunk(_ changes: [Change], _ lines: Lines, shift: inout Int) -> [UInt8] {
        let start = max(0, changes[0].lines.lowerBound - context)
        let end = min(lines.count, changes[changes.count - 1].lines.upperBound + context)
        var body: [UInt8] = []
        var added = 0
        var place = start
        for change in changes {
            for line in place..<change.lines.lowerBound { append(lines[line], " ", to: &body) }
            for line in change.lines { append(lines[line], "-", to: &body) }
            let new = Lines(change.replacement)
            for line in 0..<new.count { append(new[line], "+", to: &body) }
            added += new.count - change.lines.count
            place = change.lines.upperBound
        }
        for line in place..<end { append(lines[line], " ", to: &body) }
        let old = end - start
        let header = "@@ -\(self.place(start, old)) +\(self.place(start + shift, old + added)) @@\n"
        shift += added
        return Array(header.utf8) + body
    }

    /// The first line from 1 and the number of lines; of no lines, the line before.
    private static func place(_ start: Int, _ count: Int) -> String {
        count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }

    private static func append(_ line: ArraySlice<UInt8>, _ sign: String, to body: inout [UInt8]) {
        body += sign.utf8
        body += line
        if line.last != lineFeed { body += "\n\\ No newline at end of file\n".utf8 }
    }

    /// A path as git writes it: in quotes where it has signs that would end it.
    private static func name(_ side: String, _ path: String) -> String {
        let full = path.hasPrefix("/") ? path : "\(side)/\(path)"
        guard full.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) else {
            return full.contains(" ") ? full + "\t" : full
        }
        var result = "\""
        for byte in full.utf8 {
            switch byte {
            case UInt8(ascii: "\""): result += "\\\""
            case UInt8(ascii: "\\"): result += "\\\\"
            case UInt8(ascii: "\n"): result += "\\n"
            case UInt8(ascii: "\t"): result += "\\t"
            case 0x00..<0x20, 0x7F...:
                let digits = String(byte, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: result.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return result + "\""
    }
}
