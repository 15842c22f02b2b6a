/// Finds the name that was probably meant.
package enum NearName {
    /// The candidate nearest to `name`, if it is near enough for a suggestion: at most a third of the
    /// letters differ, and at most three. Of equally near ones, the first in byte order.
    package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
        let limit = min(3, max(1, name.utf8.count / 3))
        var best: (distance: Int, name: String)?
        for candidate in candidates where !candidate.utf8.elementsEqual(name.utf8) {
            guard abs(candidate.utf8.count - name.utf8.count) <= limit else { continue }
            let distance = distance(name.lowercased(), candidate.lowercased())
            guard distance <= limit else { continue }
            if let best, (best.distance, best.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// Insertions, deletions and replacements of UTF-8 bytes between two names.
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.utf8)
        let right = Array(right.utf8)
        var row = Array(0...right.count)
        for (line, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in right.enumerated() {
                let above = row[column + 1]
                row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == other ? 0 : 1))
                diagonal = above
            }
        }
        return row[right.count]
    }
}
