import InterfaceBuilder
import NibCompiler
import Testing

/// Which fixes are made together, and what becomes of the bytes.
@Suite struct FileEditsTests {
    private let file = SourceFile(path: "a", text: "0123456789")

    private func finding(
        _ edits: [(Int, Int, String)], _ safety: Fix.Safety = .safe, in file: SourceFile? = nil
    ) -> Diagnostic {
        let file = file ?? self.file
        let edits = edits.map { start, end, text in
            Fix.Edit(range: SourceRange(file, ByteRange(start, end)), replacement: text)
        }
        return Diagnostic(
            id: "x", severity: .error, message: "", range: SourceRange(wholeOf: file),
            fixes: [Fix(title: "", edits: edits, safety: safety)])
    }

    private func edited(_ findings: Diagnostic...) -> (text: [String], count: Int) {
        let (files, count) = FileEdits.safe(in: findings)
        return (
            files.map { String(decoding: DiskEdits($0, on: $0.file.text).edited, as: UTF8.self) }, count
        )
    }

    @Test func neighboursAreMadeTogether() {
        let result = edited(
            finding([(2, 4, "b")]), finding([(0, 2, "a")]), finding([(4, 4, "c"), (9, 10, "")]))
        #expect(result.text == ["abc45678"])
        #expect(result.count == 3)
    }

    @Test func equalEditsAreOne() {
        let result = edited(
            finding([(2, 4, "b")]), finding([(2, 4, "b"), (6, 7, "")]), finding([(5, 5, "x")]),
            finding([(5, 5, "x")]))
        #expect(result.text == ["01b4x5789"])
        #expect(result.count == 4)
    }

    @Test(arguments: [(2, 4, "x"), (3, 3, "x"), (1, 9, "x"), (3, 6, "x"), (2, 3, "")])
    func whereTwoContradictNeitherIsMade(other: (Int, Int, String)) {
        let result = edited(finding([(2, 4, "b")]), finding([other, (9, 10, "!")]), finding([(0, 1, "a")]))
        #expect(result.text == ["a123456789"])
        #expect(result.count == 1)
    }

    @Test func twoTextsAtOnePlaceContradict() {
        #expect(edited(finding([(5, 5, "x")]), finding([(5, 5, "y")])).text == [])
        #expect(edited(finding([(5, 5, "x")]), finding([(5, 6, "y")])).text == ["01234xy6789"])
    }

    @Test func onlySafeFixesAreMadeInEachFile() {
        let other = SourceFile(path: "b", text: "äb")
        let result = edited(
            finding([(0, 1, "x")], .needsReview), finding([(2, 3, "")], in: other), finding([(9, 9, "-")]))
        #expect(result.text == ["012345678-9", "ä"])
        #expect(result.count == 2)
        #expect(edited(finding([(0, 1, "x")], .needsReview)).text == [])
    }

    @Test func hunksAreApart() {
        let text = (1...20).map { "\($0)\n" }.joined()
        let file = SourceFile(path: "a", text: text)
        func diff(_ places: [Int]) -> [Substring] {
            let edits = places.map {
                Fix.Edit(range: SourceRange(file, ByteRange($0, $0)), replacement: "x")
            }
            let disk = DiskEdits(FileEdits(file: file, edits: edits), on: file.text)
            return String(decoding: UnifiedDiff.text(of: disk, path: "q\"u"), as: UTF8.self)
                .split(separator: "\n")
        }
        #expect(diff([]) == [])
        // Lines 1 and 8 have six between them, lines 1 and 9 seven.
        #expect(diff([0, 14]).filter { $0.hasPrefix("@@") } == ["@@ -1,11 +1,11 @@"])
        #expect(diff([0, 16]).filter { $0.hasPrefix("@@") } == ["@@ -1,4 +1,4 @@", "@@ -6,7 +6,7 @@"])
        #expect(
            diff([text.utf8.count]).dropFirst(2) == [
                "@@ -18,3 +18,4 @@", " 18", " 19", " 20", "+x", "\\ No newline at end of file",
            ])
        #expect(diff([0]).first == "--- \"a/q\\\"u\"")
    }
}
