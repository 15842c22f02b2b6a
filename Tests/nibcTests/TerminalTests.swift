import Foundation
import InterfaceBuilder
import Testing

@testable import nibc

@Suite(.enabled(if: TerminalRun.python != nil, "python3 is not installed")) struct TerminalTests {
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.conflict)
        return folder
    }

    @Test func aPersonSeesTheLineAndColour() throws {
        let folder = try Self.project()
        let run = try TerminalRun(["lint"], in: folder)
        #expect(run.status == 1)
        #expect(
            run.screen == """
                \u{1B}[1ma.xib:2:1: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1munresolved merge conflict [merge-conflict]\u{1B}[0m
                    2 | <<<<<<< ours
                      | \u{1B}[1;32m^~~~~~~~~~~~\u{1B}[0m
                  \u{1B}[1;36mnote:\u{1B}[0m choose one side and remove the lines '<<<<<<<', '=======' and '>>>>>>>'
                nibc: 1 error in 1 view description

                """)
    }

    @Test(arguments: [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]])
    func colourIsLeftOutWhereItIsNotWanted(environment: [String: String]) throws {
        let run = try TerminalRun(["lint", "-q"], in: Self.project(), environment: environment)
        #expect(
            run.screen == """
                a.xib:2:1: error: unresolved merge conflict [merge-conflict]
                    2 | <<<<<<< ours
                      | ^~~~~~~~~~~~
                  note: choose one side and remove the lines '<<<<<<<', '=======' and '>>>>>>>'

                """)
    }

    @Test func aFormatThatIsAskedForIsGiven() throws {
        let folder = try Self.project()
        let run = try TerminalRun(["lint", "-q", "--format", "github"], in: folder)
        #expect(run.screen.hasPrefix("::error file=a.xib,line=2,"))
        let piped = try CommandRun("lint", "-q", in: folder)
        #expect(piped.output.hasPrefix("\(folder.path)/a.xib:2:1: error: unresolved merge conflict"))
        let text = try CommandRun("lint", "-q", "--format", "text", in: folder)
        #expect(
            text.output.hasPrefix("a.xib:2:1: error: unresolved merge conflict [merge-conflict]\n    2 | <<"))
    }

    /// Enough files for more than half a second.
    @Test func aBarIsDrawnOnATerminalOnlyAndTakenAway() throws {
        let folder = try TemporaryFolder()
        let members = (0..<60).map { number in
            """
                func make\(number)(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
                    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell\(number)")
                    return view.dequeueReusableCell(withReuseIdentifier: "cell\(number)", for: path)
                }

            """
        }.joined()
        for number in 0..<150 {
            try folder.write(
                "C\(number).swift",
                "import UIKit\nclass C\(number): UICollectionViewController {\n\(members)}\n")
        }
        let start = ContinuousClock.now
        let piped = try CommandRun("lint", in: folder)
        try #require(ContinuousClock.now - start > .milliseconds(700), "the project is too small")
        #expect(!piped.errors.contains("\r"))
        let run = try TerminalRun(["lint"], in: folder)
        #expect(run.screen.contains("\r\u{1B}[Knibc: [="))
        // The last thing that happens to the line is that it goes away.
        let rest = try #require(run.screen.split(separator: "\r\u{1B}[K").last)
        #expect(!rest.contains("nibc: ["))
        #expect(rest.hasPrefix("nibc: "), "\(rest)")
        #expect(!(try TerminalRun(["lint", "-q"], in: folder).screen.contains("\r")))
    }

    @Test(arguments: [
        // A tab, letters of several bytes, wide letters and an emoji of several scalars before the mark.
        ("\tlet é = \"x\"", 10, 13, 40, "    let é = \"x\"", "            ^~~"),
        ("日本 = x", 9, 10, 40, "日本 = x", "       ^"),
        ("👩‍👩‍👧 = x", 21, 22, 40, "👩‍👩‍👧 = x", "     ^"),
        ("x = 日本", 4, 10, 40, "x = 日本", "    ^~~~"),
        // A control character is shown by its number.
        ("a\u{1B}b", 2, 3, 40, "a\\u{1b}b", "       ^"),
        // An empty range, and the end of the line.
        ("ab", 1, 1, 40, "ab", " ^"),
        ("ab", 2, 2, 40, "ab", "  ^"),
        // A range over the line's end.
        ("ab\ncd", 1, 5, 40, "ab", " ^"),
        // A line that is wider than the terminal.
        ("0123456789abcdefghijklmnopqrstuvwxyz", 2, 4, 20, "0123456789abcdefgh…", "  ^~"),
        ("0123456789abcdefghijklmnopqrstuvwxyz", 20, 22, 20, "…fghijklmnopqrstuvw…", "      ^~"),
        ("0123456789abcdefghijklmnopqrstuvwxyz", 35, 36, 20, "…ijklmnopqrstuvwxyz", "                  ^"),
    ])
    func theMarkStandsUnderTheRange(
        line: String, start: Int, end: Int, width: Int, text: String, marks: String
    ) throws {
        let file = SourceFile(path: "a.swift", text: line)
        let range = SourceRange(file, ByteRange(start, end))
        let excerpt = try #require(SourceExcerpt(range, LineTables(), width: width))
        #expect(excerpt.text == text)
        #expect(excerpt.marks == marks)
    }
}
