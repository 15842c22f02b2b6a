import Foundation
import Testing

/// Sources whose bytes or nesting stand in the way: what can be read of them is, what cannot is told, and nothing is
/// concluded from what is missing.
@Suite(.timeLimit(.minutes(10))) struct UnreadSourceTests {
    /// A controller that registers `known` and dequeues `other`, which is the fault of line 9.
    private static func controller(comment: [UInt8] = [], string: [UInt8] = []) -> Data {
        let lines = [
            "import UIKit", "// ", "class ListController: UITableViewController {",
            "    override func viewDidLoad() {", "        title = \"\"",
            "        tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"known\")", "    }",
            "    override func tableView(_ l: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {",
            "        tableView.dequeueReusableCell(withIdentifier: /* */ \"other\", for: path)", "    }", "}",
            "",
        ]
        var bytes: [UInt8] = []
        for (index, line) in lines.enumerated() {
            var text = Array(line.utf8)
            if index == 1 { text += comment }
            if index == 4 { text.insert(contentsOf: string, at: text.count - 1) }
            if index == 8, let place = line.range(of: "/* ") {
                text.insert(contentsOf: comment, at: line[..<place.upperBound].utf8.count)
            }
            bytes += text + [UInt8(ascii: "\n")]
        }
        return Data(bytes)
    }

    private func findings(in folder: TemporaryFolder) throws -> [String] {
        try CommandRun("lint", "--format", "json", in: folder).findings()
    }

    private func lines(_ run: CommandRun, in folder: TemporaryFolder) -> [String] {
        run.output.split(separator: "\n").map { String($0).replacing(folder.path + "/", with: "") }
    }

    private let fault = "List.swift:9:61 unregistered-identifier"

    // MARK: Bytes

    @Test(
        arguments: [
            [], [0xE9], [0xC3], [0xFF, 0xFE], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0],
        ] as [[UInt8]])
    func bytesThatAreNoTextLoseNothing(bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller(comment: bytes, string: bytes))
        #expect(try findings(in: folder) == ["List.swift:9:\(61 + bytes.count) unregistered-identifier"])
    }

    @Test func aByteOrderMarkIsNoColumn() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Data([0xEF, 0xBB, 0xBF]) + Self.controller(comment: [0xE9]))
        #expect(try findings(in: folder) == ["List.swift:9:62 unregistered-identifier"])
    }

    private static let objectiveC = """
        #import <UIKit/UIKit.h>
        // %
        @implementation ListController
        - (void)viewDidLoad { [self.tableView registerClass:[X class] forCellReuseIdentifier:@"known"]; }
        - (UITableViewCell *)tableView:(UITableView *)list cellForRowAtIndexPath:(NSIndexPath *)path {
            return [self.tableView dequeueReusableCellWithIdentifier:@"other" forIndexPath:path];
        }
        @end

        """

    private func writeHeader(in folder: TemporaryFolder) throws {
        try folder.write("List.h", "@interface ListController : UITableViewController\n@end\n")
    }

    /// `é` in Latin-1 and in MacRoman, `“` in Windows' code page.
    @Test(arguments: [0xE9, 0x8E, 0x93] as [UInt8])
    func oldEncodingsOfObjectiveCAreRead(byte: UInt8) throws {
        let folder = try TemporaryFolder()
        try writeHeader(in: folder)
        let bytes = Self.objectiveC.utf8.map { $0 == UInt8(ascii: "%") ? byte : $0 }
        try folder.write("List.m", Data(bytes))
        #expect(try findings(in: folder) == ["List.m:6:62 unregistered-identifier"])
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func sourcesInUTF16AreRead(encoding: String.Encoding) throws {
        let folder = try TemporaryFolder()
        try writeHeader(in: folder)
        try folder.write("List.m", try #require(Self.objectiveC.data(using: encoding)))
        #expect(try findings(in: folder) == ["List.m:6:62 unregistered-identifier"])
    }

    /// Two strings that differ in bytes which are no text are not taken for the same, and not for different ones.
    @Test func anIdentifierWithSuchBytesIsUnknown() throws {
        let folder = try TemporaryFolder()
        let text = String(decoding: Self.controller(), as: UTF8.self)
            .replacing("\"other\"", with: "\"caf\u{1}\"").replacing("\"known\"", with: "\"caf\u{2}\"")
        let bytes = text.utf8.map { $0 == 1 ? 0xE9 : $0 == 2 ? 0x8E : $0 }
        try folder.write("List.swift", Data(bytes))
        let run = try CommandRun("lint", in: folder)
        #expect(run.output == "")
        #expect(run.errors.hasSuffix("2 registrations and dequeues, 0 resolved, 2 unknown\n"))
    }

    // MARK: Nesting

    private func deep(_ text: String) -> String {
        "import UIKit\n\(text)\nlet nest = " + String(repeating: "(", count: 300) + "1"
            + String(repeating: ")", count: 300) + "\n"
    }

    private let warning =
        "warning: text nests too deeply here to be read; what the file registers and dequeues is not known "
        + "[unreadable-file]"

    @Test func deepTextIsReportedAndSilencesWhatItNames() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try folder.write(
            "Deep.swift",
            deep("extension ListController { func more() { tableView.register(X.self) } }"))
        let run = try CommandRun("lint", in: folder)
        #expect(lines(run, in: folder).first == "Deep.swift:3:211: \(warning)")
        #expect(lines(run, in: folder).count == 2)
        #expect(run.status == 0)
        #expect(run.errors.contains("1 warning in 2 sources; "))
    }

    /// By the class, by the view, or by an object that has it.
    @Test(arguments: ["ListController().view", "host.tableView.register(x)", "class A: ListController { }"])
    func oneMentionIsEnough(text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try folder.write("Deep.swift", deep("func set() { \(text); x.register(y) }"))
        #expect(try findings(in: folder) == ["Deep.swift:3:211 unreadable-file"])
    }

    @Test func deepTextAboutSomethingElseSilencesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try folder.write("Deep.swift", deep("extension Other { func more() { grid.register(X.self) } }"))
        #expect(try findings(in: folder) == ["Deep.swift:3:211 unreadable-file", fault])
    }

    /// Without a word of reuse, and not asked for by other files, nothing of it matters.
    @Test func deepDataIsNoFinding() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try folder.write("Deep.swift", deep("let data = 1"))
        #expect(try findings(in: folder) == [fault])
    }

    @Test func deepObjectiveCIsReported() throws {
        let folder = try TemporaryFolder()
        try writeHeader(in: folder)
        try folder.write("List.m", Self.objectiveC)
        try folder.write(
            "Deep.m",
            "void f(ListController *list) {\n" + String(repeating: "{", count: 200)
                + "[list.tableView registerClass:c forCellReuseIdentifier:@\"other\"];"
                + String(repeating: "}", count: 200) + "}\n")
        let run = try CommandRun("lint", in: folder)
        #expect(lines(run, in: folder).first == "Deep.m:2:50: \(warning)")
        #expect(run.status == 0)
    }

    @Test func classesOfDeepTextExist() throws {
        let folder = try TemporaryFolder()
        try folder.write("Module.swift", "import UIKit\nclass Other: UIView { func register() {} }\n")
        try folder.write(
            "a.xib",
            SampleText.header.replacing(
                "<objects>",
                with: """
                    <objects>
                            <view id="o-1-2" customClass="Other" customModule="App" customModuleProvider="target"/>
                            <view id="o-1-3" customClass="Deeper" customModule="App" customModuleProvider="target"/>
                    """))
        #expect(try findings(in: folder).filter { $0.hasSuffix("unknown-class") }.count == 1)
        try folder.write("Deep.swift", deep("class Deeper: UIView { func register() {} }"))
        #expect(try findings(in: folder) == ["Deep.swift:3:211 unreadable-file"])
    }

    // MARK: Files that cannot be opened

    @Test func whatIsNoFileIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try #require(mkfifo(folder.url(of: "Pipe.swift").path, 0o600) == 0)
        try folder.write("Odd.m", Data([0xFF, 0xFE, 0x2F]))
        try folder.link("Device.h", to: "/dev/null")
        try folder.makeFolder("Folder.swift")
        let run = try CommandRun("lint", in: folder)
        // A folder may have any name; nothing is certain of the others, so that the fault is not told.
        #expect(
            lines(run, in: folder) == [
                "Device.h:1:1: error: not a file: it is a device [unreadable-file]",
                "Odd.m:1:1: error: file cannot be decoded: UTF-16 text with an odd number of bytes, at byte 2 "
                    + "[unreadable-file]",
                "Pipe.swift:1:1: error: not a file: it is a pipe [unreadable-file]",
            ])
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("nibc: 3 errors in 1 source; "))
    }

    /// No compiler reads a file that is not there, either: nothing is missing from the facts.
    @Test func whatIsNotThereSilencesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try folder.link("Gone.swift", to: "nowhere.swift")
        #expect(try findings(in: folder) == ["Gone.swift:1:1 unreadable-file", fault])
    }

    /// Pods that are not checked out leave links that lead nowhere.
    @Test func codeOfOthersIsNotReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try folder.makeFolder("Pods")
        try folder.link("Pods/Gone.h", to: "nowhere.h")
        try folder.write("Pods/Odd.m", Data([0xFF, 0xFE, 0x2F]))
        try folder.write("Pods/Deep.swift", deep("func register() {}"))
        #expect(try findings(in: folder) == [fault])
    }

    @Test(.enabled(if: Unprivileged.isPossible, "the superuser may read everything"))
    func sourcesWithoutPermissionAreReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try folder.write("Closed.swift", "")
        try folder.setPermissions(0, of: "Closed.swift")
        let run = try CommandRun(["lint", "--format", "json"], in: folder, launcher: Unprivileged.launcher)
        #expect(try run.findings() == ["Closed.swift:1:1 unreadable-file"])
        #expect(run.status == 1)
    }

    @Test func otherCommandsTellThatSourcesAreMissing() throws {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", Self.controller())
        try folder.write("Odd.m", Data([0xFF, 0xFE, 0x2F]))
        let sentence = "1 source is not read, as 'nibc lint' tells\n"
        #expect(try CommandRun("extract", in: folder).errors.hasSuffix("; \(sentence)"))
        #expect(try CommandRun("explain", "known", in: folder).errors == "nibc: \(sentence)")
    }

    // MARK: Hostile text

    private static let hostile: [(name: String, text: [UInt8])] = [
        ("empty", []), ("mark", [0xEF, 0xBB, 0xBF]), ("wide mark", [0xFE, 0xFF]),
        ("nulls", [UInt8](repeating: 0, count: 10_000)),
        ("nulls in code", Array("tableView.register(\0\"a\0\")\0\n\0\0".utf8)),
        ("no text", [UInt8](repeating: 0xFF, count: 10_000)),
        ("parentheses", Array(("register" + String(repeating: "(", count: 100_000)).utf8)),
        ("braces", Array(("register" + String(repeating: "{", count: 100_000)).utf8)),
        ("brackets", Array(("register" + String(repeating: "[", count: 100_000)).utf8)),
        ("few brackets", Array(("register" + String(repeating: "[(", count: 40)).utf8)),
        ("closing", Array(("register" + String(repeating: "}", count: 20_000)).utf8)),
        ("string", Array("let register = \"a".utf8)), ("escape", Array("let register = \"a\\".utf8)),
        ("long string", Array("let register = \"\"\"\na".utf8)),
        ("interpolation", Array("let register = \"\\(".utf8)),
        ("Objective-C string", Array("x = register(@\"a".utf8)),
        ("raw string", Array("x = R\"a(register".utf8)),
        ("character", Array("register('".utf8)), ("comment", Array("register /* a".utf8)),
        ("nested comments", Array(("register " + String(repeating: "/*", count: 100_000)).utf8)),
        ("comment at the end", Array("register /".utf8)), ("line comment", Array("register //".utf8)),
        ("directive", Array("register\n#".utf8)), ("macro", Array("register\n#define".utf8)),
        ("continued lines", Array(("#define register " + String(repeating: "\\\n", count: 10_000)).utf8)),
        ("one long line", Array(("let register = [" + String(repeating: "1,", count: 50_000)).utf8)),
    ]

    /// All in one folder: files that say nothing change nothing about each other.
    @Test(arguments: ["swift", "m", "mm", "h"])
    func hostileTextEnds(suffix: String) throws {
        let folder = try TemporaryFolder()
        for (name, text) in Self.hostile { try folder.write("\(name).\(suffix)", Data(text)) }
        let run = try CommandRun("lint", in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains(" in \(Self.hostile.count) sources"))
        for line in lines(run, in: folder) {
            #expect(line.hasSuffix("[unreadable-file]") || line.contains(" note: "))
        }
    }

    /// Ten megabytes in one line, as generated data has them.
    @Test(arguments: ["swift", "m", "h"])
    func aLongLineEnds(suffix: String) throws {
        let folder = try TemporaryFolder()
        let text = "// register " + String(repeating: "0123456789", count: 1_000_000)
        try folder.write("A.\(suffix)", text)
        #expect(try CommandRun("lint", in: folder).errors == "nibc: no findings in 1 source\n")
    }
}
