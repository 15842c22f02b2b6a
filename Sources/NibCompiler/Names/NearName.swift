/// Finds the name that was probably meant.
package enum NearName {
    /// The candidate nearest to `name`, if it is near enough for a suggestion: at most a third of the
    /// letters differ, and at most three. Of equally near ones, one of the same letters in another order, then the
    /// first in byte order.
    package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
        let limit = min(3, max(1, name.utf8.count / 3))
        var best: (distance: Int, otherLetters: Int, name: String)?
        for candidate in candidates where !candidate.utf8.elementsEqual(name.utf8) {
            guard abs(candidate.utf8.count - name.utf8.count) <= limit else { continue }
            let (left, right) = (Array(name.lowercased().utf8), Array(candidate.lowercased().utf8))
            let distance = distance(left, right)
            guard distance <= limit else { continue }
            let found = (distance, left.sorted() == right.sorted() ? 0 : 1, candidate)
            if let best, best <= found { continue }
            best = found
        }
        return best?.name
    }

    /// Insertions, deletions and replacements of UTF-8 bytes, and swaps of neighbours, between two names.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        // The rows of the table for one byte less of `left`, and for two less.
        var previous = Array(0...right.count)
        var beforePrevious = previous
        for (line, byte) in left.enumerated() {
            var row = [line + 1]
            row.reserveCapacity(right.count + 1)
            for (column, other) in right.enumerated() {
                var cost = min(
                    previous[column + 1] + 1, row[column] + 1, previous[column] + (byte == other ? 0 : 1))
                if line > 0, column > 0, byte == right[column - 1], left[line - 1] == other {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                row.append(cost)
            }
            (beforePrevious, previous) = (previous, row)
        }
        return previous[right.count]
    }
}
