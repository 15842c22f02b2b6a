package import InterfaceBuilder

/// The edits of one file that can be made together: in order, none overlapping another.
package struct FileEdits: Sendable {
    package let file: SourceFile
    package private(set) var edits: [Fix.Edit] = []

    /// The edits of every safe fix, by file in the order of the paths.
    ///
    /// Of several fixes of a finding the first safe one counts. Fixes that make the same edit are one; where two want
    /// different text in one place, neither is made, for then there is no one right answer.
    ///
    /// - Returns: The edits, and how many findings they remove.
    package static func safe(in findings: [Diagnostic]) -> (files: [FileEdits], findings: Int) {
        let fixes = findings.compactMap { finding in
            finding.fixes.first { $0.safety == .safe && !$0.edits.isEmpty }
        }
        var all: [Candidate] = []
        for (number, fix) in fixes.enumerated() {
            all += fix.edits.map { Candidate(edit: $0, fix: number) }
        }
        all.sort(by: Candidate.precedes)
        let refused = refusals(all)
        var files: [FileEdits] = []
        for candidate in all where !refused.contains(candidate.fix) {
            if files.last?.file.path != candidate.edit.range.file.path {
                files.append(FileEdits(file: candidate.edit.range.file))
            }
            if let last = files[files.count - 1].edits.last, last.isSame(as: candidate.edit) { continue }
            files[files.count - 1].edits.append(candidate.edit)
        }
        return (files, fixes.count - refused.count)
    }

    private init(file: SourceFile) {
        self.file = file
    }

    package init(file: SourceFile, edits: [Fix.Edit]) {
        self.file = file
        self.edits = edits
    }

    private struct Candidate {
        var edit: Fix.Edit
        var fix: Int

        static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
            if left.edit.range != right.edit.range { return left.edit.range < right.edit.range }
            if !left.edit.replacement.utf8.elementsEqual(right.edit.replacement.utf8) {
                return left.edit.replacement.utf8.lexicographicallyPrecedes(right.edit.replacement.utf8)
            }
            return left.fix < right.fix
        }
    }

    /// The fixes that another one contradicts.
    private static func refusals(_ candidates: [Candidate]) -> Set<Int> {
        var refused: Set<Int> = []
        var reach: [Candidate] = []
        for candidate in candidates {
            let range = candidate.edit.range
            reach.removeAll { other in
                other.edit.range.file.path != range.file.path
                    || (other.edit.range.bytes.upperBound <= range.bytes.lowerBound
                        && !(other.edit.range.bytes.isEmpty && other.edit.range.bytes == range.bytes))
            }
            for other in reach where !other.edit.isSame(as: candidate.edit) {
                refused.formUnion([other.fix, candidate.fix])
            }
            reach.append(candidate)
        }
        return refused
    }
}

extension Fix.Edit {
    fileprivate func isSame(as other: Fix.Edit) -> Bool {
        range == other.range && replacement.utf8.elementsEqual(other.replacement.utf8)
    }
}
