import Foundation
import InterfaceBuilder
import ManifestReader
import NibCompiler
import Testing

@Suite struct ExtractTests {
    static let apps = ["carousels", "catalog", "diffable", "sections", "table"]

    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Extract")

    @Test(arguments: apps)
    func printsTheManifestOfAnApp(name: String) throws {
        let folder = try Self.copy(name)
        let run = try CommandRun("extract", "App", in: folder)
        #expect(run.status == 0)
        let expected = Self.fixtures.appendingPathComponent("\(name)/Expected.yml")
        #expect(run.output == (try String(contentsOf: expected, encoding: .utf8)))
        #expect(try CommandRun("extract", "App", "--jobs", "1", in: folder).output == run.output)
        let (_, diagnostics) = ManifestReader.read(SourceFile(path: "nibc.yml", text: run.output))
        #expect(diagnostics.map(\.message) == [])
    }

    @Test(arguments: apps)
    func lintAndGenerateTakeIt(name: String) throws {
        let folder = try Self.copy(name)
        #expect(try CommandRun("extract", "App", "--output", "App/nibc.yml", in: folder).status == 0)
        let lint = try CommandRun("lint", "App", in: folder)
        #expect(lint.status == 0)
        #expect(!lint.output.contains("App/nibc.yml"))
        let generate = try CommandRun("generate", "App", in: folder)
        #expect(generate.status == 0)
        #expect(generate.output == "")
        #expect(try folder.names(in: "App/Generated").count == 1)
    }

    @Test func countsWhatItPrints() throws {
        let run = try CommandRun("extract", "App", in: Self.copy("table"))
        #expect(run.errors == "nibc: 1 controller, 4 entries, 1 not resolved\n")
    }

    @Test func namesThatYAMLWouldReadOtherwiseAreQuoted() throws {
        let names = [
            "No", "007", "a # b", "a: b", "\\\"", "", "~", "ä", "null", "1e3", "- x", "{", "cell\\u{202E}",
        ]
        let calls = names.filter { !$0.isEmpty }.map {
            "        tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"\($0)\")\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(
            "List.swift",
            "import UIKit\nclass List: UITableViewController {\n    override func viewDidLoad() {\n\(calls.joined())    }\n}\n"
        )
        let run = try CommandRun("extract", in: folder)
        #expect(run.errors == "nibc: 1 controller, 12 entries\n")
        for text in ["\"No\"", "\"007\"", "\"a # b\"", "\"a: b\"", "\"\\\"\"", "\"cell\\u202E\""] {
            #expect(run.output.contains("identifier: \(text)}"))
        }
        let (manifest, diagnostics) = ManifestReader.read(SourceFile(path: "nibc.yml", text: run.output))
        #expect(diagnostics.map(\.message) == [])
        let read = manifest.controllers[0].views[0].common.cells.map { $0.entry.identifier?.value }
        #expect(
            read == ["No", "007", "a # b", "a: b", "\"", "~", "ä", "null", "1e3", "- x", "{", "cell\u{202E}"])
    }

    @Test func saysWhatAManifestCannot() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "List.swift",
            """
            import UIKit
            private class Hidden: UITableViewController {
                override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a") }
            }
            class Local: UIViewController {
                override func viewDidLoad() {
                    let table = UITableView()
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "b")
                }
            }
            """)
        let run = try CommandRun("extract", in: folder)
        #expect(
            run.output == """
                nibc: 1
                controllers: {}
                  # not resolved: List.swift:3: 'Hidden' is private, so generated code cannot extend it
                  # not resolved: List.swift:8: the view has no property that holds it

                """)
        #expect(run.errors == "nibc: 0 controllers, 0 entries, 2 not resolved\n")
    }

    /// Generated code would declare it a second time.
    @Test func aControllerWithItsOwnEnumOfIdentifiersIsLeftOut() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Shelf.swift",
            """
            import UIKit
            class Shelf: UITableViewController {
                enum ReuseIdentifier: String { case jar }
                override func viewDidLoad() {
                    tableView.register(Row.self, forCellReuseIdentifier: ReuseIdentifier.jar.rawValue)
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: ReuseIdentifier.jar.rawValue, for: indexPath)
                }
            }
            class Row: UITableViewCell {}
            class Plums: UITableViewController {
                override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "plum") }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "plum", for: indexPath)
                }
            }
            """)
        let run = try CommandRun("extract", "--output", "nibc.yml", in: folder)
        #expect(run.status == 0)
        let manifest = try folder.read("nibc.yml")
        #expect(!manifest.contains("  Shelf:"))
        #expect(manifest.contains("  Plums:"))
        #expect(
            manifest.contains(
                "# not resolved: Shelf.swift:3: 'Shelf' has a 'ReuseIdentifier' of its own, which generated code would "
                    + "declare again: rename it"))
        #expect(try CommandRun("lint", in: folder).status == 0)
    }

    @Test func twoCallsOfOneLineAreOneComment() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Shelf.swift",
            """
            import UIKit
            class Shelf: UITableViewController {
                var jar: String { UserDefaults.standard.string(forKey: "jar") ?? "" }
                override func viewDidLoad() {
                    let isFull = !jar.isEmpty
                    isFull ? tableView.register(Row.self, forCellReuseIdentifier: jar) : tableView.register(Row.self, forCellReuseIdentifier: jar)
                }
            }
            class Row: UITableViewCell {}
            """)
        let run = try CommandRun("extract", in: folder)
        #expect(run.output.components(separatedBy: "# not resolved: Shelf.swift:6: ").count == 2)
        #expect(run.errors.contains("2 not resolved"))
    }

    @Test func aSubclassDoesNotRepeatWhatItInherits() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "List.swift",
            """
            import UIKit
            class Base: UITableViewController {
                var name: String { "base" }
                override func viewDidLoad() {
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a")
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: name)
                }
            }
            class Sub: Base { override var name: String { "sub" } }
            """)
        let run = try CommandRun("extract", in: folder)
        #expect(run.output.components(separatedBy: "identifier: a").count == 2)
        #expect(
            run.output.contains(
                "  # not resolved: List.swift:6: 'Sub' inherits from 'Base': generated functions of the two "
                    + "would have the same names\n"))
        #expect(!run.output.contains("  Sub:"))
    }

    /// A view that the base class makes is one of each subclass, with the cells of its own.
    @Test func subclassesOfAGenericClassHaveTheirOwnCells() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "List.swift",
            """
            import UIKit
            protocol Named { static var name: String { get } }
            class RowCell: UITableViewCell, Named { static let name = "Row" }
            class WideCell: UITableViewCell, Named { static let name = "Wide" }
            class Base<Cell: UITableViewCell & Named>: UIViewController {
                let tableView = UITableView()
                override func viewDidLoad() {
                    tableView.register(Cell.self, forCellReuseIdentifier: Cell.name)
                }
            }
            class RowList: Base<RowCell> {}
            class WideList: Base<WideCell> {}
            """)
        let run = try CommandRun("extract", in: folder)
        #expect(
            run.output == """
                nibc: 1
                # Delete the calls of register that are named here when the generated code is in use.
                # Keep those marked 'shared' while other views need them: delete what leads to them from here alone.
                controllers:
                  RowList:
                    views:
                      tableView:
                        kind: table
                        cell: {class: RowCell, identifier: Row} # List.swift:8, shared
                  WideList:
                    views:
                      tableView:
                        kind: table
                        cell: {class: WideCell, identifier: Wide} # List.swift:8, shared

                """)
    }

    /// What several controllers run is deleted by none of them.
    @Test func namesWhatLeadsToSharedCode() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Lists.swift",
            """
            import UIKit
            class RowCell: UITableViewCell {}
            enum Setup {
                static func prepare(_ tableView: UITableView) {
                    tableView.register(RowCell.self, forCellReuseIdentifier: "RowCell")
                }
            }
            class First: UITableViewController {
                override func viewDidLoad() { Setup.prepare(tableView) }
            }
            class Second: UITableViewController {
                override func viewDidLoad() {
                    Setup.prepare(tableView)
                    tableView.register(RowCell.self, forCellReuseIdentifier: "Own")
                }
            }
            """)
        let run = try CommandRun("extract", in: folder)
        #expect(
            run.output.contains("cell: {class: RowCell} # Lists.swift:5, shared; called at Lists.swift:9\n"))
        #expect(
            run.output.contains(
                "rowCell: {class: RowCell} # Lists.swift:5, shared; called at Lists.swift:13\n"))
        #expect(run.output.contains("own: {class: RowCell, identifier: Own} # Lists.swift:14\n"))
        #expect(run.output.contains("# Keep those marked 'shared'"))
    }

    @Test func aListLayoutIsAList() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Grids.swift",
            """
            import UIKit
            class RowCell: UICollectionViewCell {}
            class Rows: UIViewController {
                private lazy var collectionView = UICollectionView(
                    frame: .zero, collectionViewLayout: Self.makeLayout())
                override func viewDidLoad() {
                    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "RowCell")
                }
                static func makeLayout() -> UICollectionViewLayout {
                    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                    return UICollectionViewCompositionalLayout
                        .list(using: configuration)
                }
            }
            class Mixed: UIViewController {
                @IBOutlet var collectionView: UICollectionView!
                override func viewDidLoad() {
                    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
                        .list(using: .init(appearance: .plain), layoutEnvironment: environment)
                    }
                    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "RowCell")
                }
            }
            """)
        let lines = try CommandRun("extract", "--output", "nibc.yml", in: folder)
        #expect(lines.status == 0)
        let manifest = try folder.read("nibc.yml")
        #expect(
            manifest.contains("  Rows:\n    views:\n      collectionView:\n        layout: {type: list}\n"))
        #expect(
            manifest.contains(
                "  Mixed:\n    views:\n      collectionView:\n        layout: {type: compositional}\n"))
        let lint = try CommandRun("lint", in: folder)
        #expect(!lint.output.contains("manifest-drift"), "\(lint.output)")
    }

    @Test func privateTypesOfADataSourceAreNotWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Grid.swift",
            """
            import UIKit
            class RowCell: UICollectionViewCell {}
            class Grid: UIViewController {
                private enum Section { case main }
                @IBOutlet var collectionView: UICollectionView!
                private var source: UICollectionViewDiffableDataSource<Section, Int>!
                override func viewDidLoad() {
                    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "RowCell")
                    source = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
                        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "RowCell", for: path)
                    }
                }
            }
            """)
        let run = try CommandRun("extract", in: folder)
        #expect(!run.output.contains("dataSource:"))
        #expect(
            run.output.contains(
                "'Section' of the diffable data source is private, so generated code cannot name it\n"))
    }

    /// Which of several kinds is meant only the running app knows.
    @Test func severalKindsAreNoEntry() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Grid.swift",
            """
            import UIKit
            class TitleView: UICollectionReusableView {}
            class TotalView: UICollectionReusableView {}
            enum Part {
                case title, total
                var kind: String {
                    switch self {
                    case .title: return UICollectionView.elementKindSectionHeader
                    case .total: return UICollectionView.elementKindSectionFooter
                    }
                }
                var view: AnyClass {
                    switch self {
                    case .title: return TitleView.self
                    case .total: return TotalView.self
                    }
                }
                var name: String {
                    switch self {
                    case .title: return "a"
                    case .total: return "b"
                    }
                }
            }
            class Grid: UIViewController {
                @IBOutlet var collectionView: UICollectionView!
                var part = Part.title
                override func viewDidLoad() {
                    collectionView.register(
                        TitleView.self, forSupplementaryViewOfKind: part.kind, withReuseIdentifier: "Title")
                    collectionView.register(part.view, forCellWithReuseIdentifier: part.name)
                    add(.title)
                }
                func add(_ part: Part) {
                    collectionView.register(
                        part.view, forSupplementaryViewOfKind: part.kind, withReuseIdentifier: part.name)
                }
            }
            """)
        let run = try CommandRun("extract", in: folder)
        #expect(run.output.components(separatedBy: "header:").count == 1)
        #expect(run.output.components(separatedBy: "footer:").count == 1)
        #expect(
            run.output.components(separatedBy: "the kind is one of several: section header, section footer")
                .count
                == 3)
        #expect(run.output.contains("several nibs or classes may be registered"))
    }

    @Test(arguments: [
        ("IPHONEOS_DEPLOYMENT_TARGET = 15.6;", "generate: {deploymentTarget: \"15.6\"}"),
        ("IPHONEOS_DEPLOYMENT_TARGET = 13.0;", nil),
        (
            "IPHONEOS_DEPLOYMENT_TARGET = 12.0;",
            "# the project's deployment target is 12.0: what is newer needs '#available'"
        ),
    ])
    func theDeploymentTargetIsTheProjects(setting: String, line: String?) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objects = {
                    A1 = { isa = PBXProject; targets = (); };
                    A2 = { isa = XCBuildConfiguration; buildSettings = { \(setting) }; name = Release; };
                };
                rootObject = A1;
            }
            """)
        try folder.write(
            "List.swift",
            """
            import UIKit
            class List: UITableViewController {
                override func viewDidLoad() {
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
                }
            }
            """)
        let lines = try CommandRun("extract", in: folder).output.components(separatedBy: "\n")
        #expect(
            lines[1] == line
                ?? "# Delete the calls of register that are named here when the generated code is in use.")
    }

    @Test func aPackageSaysItsDeploymentTarget() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            "// swift-tools-version: 5.9\nlet package = Package(name: \"Shop\", platforms: [.macOS(.v13), .iOS(.v16)])\n"
        )
        try folder.write(
            "Sources/Shop/List.swift",
            """
            import UIKit
            class List: UITableViewController {
                override func viewDidLoad() {
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
                }
            }
            """)
        #expect(try CommandRun("extract", in: folder).output.contains("deploymentTarget: \"16.0\""))
    }

    /// What a target builds lies in its folder: beside it, nobody compiles the code.
    @Test func theOutputLiesWithTheControllers() throws {
        func run(_ files: [String: String], _ arguments: String...) throws -> TemporaryFolder {
            let folder = try TemporaryFolder()
            for (path, name) in files {
                try folder.write(
                    path,
                    """
                    import UIKit
                    class \(name): UITableViewController {
                        override func viewDidLoad() {
                            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "\(name)Row")
                        }
                    }

                    """)
            }
            #expect(try CommandRun(["extract", "--output", "nibc.yml"] + arguments, in: folder).status == 0)
            return folder
        }
        let app = try run(["My App/Start.swift": "Start", "My App/Lists/One.swift": "One"])
        #expect(try app.read("nibc.yml").contains("\ngenerate: {output: \"My App/Generated\"}\n"))
        #expect(try CommandRun("generate", in: app).status == 0)
        #expect(try app.names(in: "My App/Generated").sorted() == ["One+Reuse.swift", "Start+Reuse.swift"])
        #expect(try CommandRun("generate", "--check", in: app).status == 0)
        let printed = try CommandRun("extract", in: app).output
        #expect(printed.contains("\ngenerate: {output: \"My App/Generated\"}\n"))
        #expect(try CommandRun("extract", "My App", in: app).output.contains("generate:") == false)
        for files in [
            ["A/One.swift": "One", "B/Two.swift": "Two"], ["One.swift": "One"],
            ["Main.swift": "Main", "Lists/One.swift": "One"],
        ] {
            #expect(try run(files).read("nibc.yml").contains("generate:") == false, "\(files)")
        }
        // Where no folder with sources has them all, in the one around their folders.
        let sorted = try run(["App/Lists/One.swift": "One", "App/Grids/Deep/Two.swift": "Two"])
        #expect(try sorted.read("nibc.yml").contains("{output: \"App/Generated\"}"))
        let package = try run(["Sources/Shelf/One.swift": "One", "Sources/Shelf/Lists/Two.swift": "Two"])
        #expect(try package.read("nibc.yml").contains("{output: \"Sources/Shelf/Generated\"}"))
    }

    @Test func writesOverNoManifest() throws {
        let folder = try Self.copy("table")
        try folder.write("App/nibc.yml", "nibc: 1\n# mine\n")
        let run = try CommandRun("extract", "App", "--output", "App/nibc.yml", in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors == "nibc: 'App/nibc.yml' exists already and is not overwritten\n")
        #expect(try folder.read("App/nibc.yml") == "nibc: 1\n# mine\n")
    }

    @Test func tellsWhatNothingRegisters() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Lists/List.swift",
            """
            import UIKit
            class List: UITableViewController {
                override func viewDidLoad() {
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if let cell = tableView.dequeueReusableCell(withIdentifier: "Lazy") { return cell }
                    let name = indexPath.row == 0 ? "Row" : "Rwo"
                    return tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
                }
            }
            class Other: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "Odd", for: indexPath)
                }
            }
            """)
        let run = try CommandRun("extract", in: folder)
        #expect(
            run.output == """
                nibc: 1
                generate: {output: "Lists/Generated"}
                # Delete the calls of register that are named here when the generated code is in use.
                controllers:
                  List:
                    views:
                      tableView:
                        kind: table
                        cell: {class: UITableViewCell, identifier: Row} # Lists/List.swift:4
                        # not resolved: Lists/List.swift:9: nothing registers 'Rwo' as a table cell, and it is dequeued
                  Other:
                    views:
                      tableView:
                        kind: table
                        # not resolved: Lists/List.swift:14: nothing registers 'Odd' as a table cell, and it is dequeued

                """)
        #expect(run.errors == "nibc: 2 controllers, 1 entry, 2 not resolved\n")
    }

    @Test func nothingToReadGivesTwo() throws {
        let folder = try TemporaryFolder()
        #expect(try CommandRun("extract", in: folder).status == 2)
        try folder.write("a.xib", SampleText.header)
        let run = try CommandRun("extract", in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "nibc: there are no Swift sources to extract a manifest from\n")
    }

    private static func copy(_ name: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: fixtures.appendingPathComponent("\(name)/App"), to: folder.url(of: "App"))
        return folder
    }
}
