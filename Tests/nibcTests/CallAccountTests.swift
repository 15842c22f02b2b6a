import Foundation
import Testing

/// Calls that are not UIKit's own and say what is registered or dequeued all the same.
@Suite struct CallAccountTests {
    private func calls(_ text: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", "import Chats\nimport UIKit\n\n" + text)
        return try Self.calls(in: folder)
    }

    private static func calls(in folder: TemporaryFolder) throws -> [String] {
        let run = try CommandRun("lint", "--format", "json", "--verbose", in: folder)
        let calls = try #require(try run.json()["calls"] as? [[String: Any]])
        return try calls.map { call in
            let api = try #require(call["api"] as? String)
            let status = try #require(call["status"] as? String)
            let values = (call["values"] as? [String] ?? []).joined(separator: " ")
            return "\(api): \(status) \(values)"
        }
    }

    /// Programs whose rows are cases of an enum: the dequeue has the identifiers that they have.
    @Test(arguments: [
        ("ListThatGrows", "finite-set ThreadCell NeedleCell ThimbleCell"),
        ("WitnessOfOwnName", "resolved BobbinCell"),
    ])
    func rowsThatAreListedAreKnown(program: String, identifiers: String) throws {
        let text = try String(
            contentsOf: ProgramTests.folder.appending(path: program + ".swift"), encoding: .utf8)
        #expect(try calls(text).last == "dequeueReusableCell(withIdentifier:for:): \(identifiers)")
    }

    @Test func aLibrarysFormsSayWhatTheyAreGiven() throws {
        #expect(
            try calls(
                """
                class NoteView: UICollectionReusableView {}

                class ListController: ChatController {
                    let collectionView = ChatCollectionView()

                    override func viewDidLoad() {
                        collectionView.register(
                            NoteView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader)
                        collectionView.register(NoteView.self)
                    }

                    func header(at path: IndexPath) -> UICollectionReusableView {
                        collectionView.dequeueReusableHeaderView(NoteView.self, for: path)
                    }

                    func pin(on map: MKMapView) -> MKAnnotationView? {
                        map.dequeueReusableAnnotationView(withIdentifier: "Pin")
                    }
                }

                """) == [
                    "register(_:forSupplementaryViewOfKind:): resolved NoteView",
                    "dequeueReusableHeaderView(_:for:): resolved NoteView",
                ])
    }

    /// The kind of row is made from the parameter; whatever it is, the cell is one of two.
    @Test func whatAParameterChoosesIsCountedWhereItIsGiven() throws {
        #expect(
            try calls(
                """
                struct Row {}

                enum RowKind {
                    case plain, wide

                    init?(row: Row) { return nil }

                    var name: String {
                        switch self {
                        case .plain: return "Plain"
                        case .wide: return "Wide"
                        }
                    }
                }

                class RowMaker {
                    let table: UITableView

                    init(table: UITableView) { self.table = table }

                    func cell(forRow row: Row, at path: IndexPath) -> UITableViewCell {
                        guard let kind = RowKind(row: row) else { return UITableViewCell() }
                        return table.dequeueReusableCell(withIdentifier: kind.name, for: path)
                    }

                    func first(at path: IndexPath) -> UITableViewCell { cell(forRow: Row(), at: path) }
                }

                """) == [
                    "dequeueReusableCell(withIdentifier:for:): finite-set Plain Wide",
                    "cell(forRow:at:): finite-set Plain Wide",
                ])
    }

    @Test func aParameterThatIsNamedLikeAnApiIsNone() throws {
        #expect(
            try calls(
                """
                class Stock {
                    func replace(_ register: (Stock) -> Void) { register(self) }
                }

                class ListController: UITableViewController {
                    override func viewDidLoad() {
                        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
                    }
                }

                """) == ["register(_:forCellReuseIdentifier:): resolved Row"])
    }

    /// What a wrapper dequeues is counted where it is called, in a file that says nothing else of it, too.
    @Test func wrappersAreCountedInFilesThatOnlyCallThem() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "RowMaker.swift",
            """
            import UIKit
            indirect enum Part {
                case text, icon, stack([Part])
                var name: String {
                    switch self {
                    case .text: return "text"
                    case .icon: return "icon"
                    case .stack(let parts): return "stack[" + parts.map(\\.name).joined(separator: "-") + "]"
                    }
                }
            }
            class RowMaker {
                static func row(of part: Part, in table: UITableView) -> UITableViewCell? {
                    table.dequeueReusableCell(withIdentifier: part.name)
                }
                static func rows(of parts: [Part], in table: UITableView) -> UITableViewCell? {
                    row(of: .stack(parts), in: table)
                }
            }

            """)
        try folder.write(
            "Screen.swift",
            """
            import UIKit
            class Screen: UIViewController {
                func show(_ list: List) -> [Any?] {
                    [RowMaker.row(of: .icon, in: list.rows), RowMaker.rows(of: [.text, .icon], in: list.rows)]
                }
            }

            """)
        #expect(
            try Self.calls(in: folder) == [
                "dequeueReusableCell(withIdentifier:): wrapper-body text icon stack[text-icon]",
                "row(of:in:): wrapper-body stack[text-icon]",
                "row(of:in:): resolved icon",
                "rows(of:in:): resolved stack[text-icon]",
            ])
    }

    @Test func aFunctionInABodyIsAWrapper() throws {
        #expect(
            try calls(
                """
                protocol Named { static var name: String { get } }
                class RowCell: UITableViewCell, Named { static let name = "Row" }
                class WideCell: UITableViewCell, Named { static let name = "Wide" }

                class ListController: UITableViewController {
                    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        func cell<T: UITableViewCell & Named>(_ type: T.Type = T.self, at path: IndexPath) -> T {
                            tableView.dequeueReusableCell(withIdentifier: T.name, for: path) as! T
                        }
                        if path.row == 0 { return cell(RowCell.self, at: path) }
                        let wide: WideCell = cell(at: path)
                        return wide
                    }
                }

                """) == [
                    "dequeueReusableCell(withIdentifier:for:): finite-set Row Wide",
                    "cell(_:at:): resolved Row",
                    "cell(_:at:): resolved Wide",
                ])
    }

    /// Where no method counts the sections, there is one; a table view controller that a storyboard draws may have
    /// static ones of it.
    @Test func anIndexPathHasTheNumbersThatADataSourceCounts() throws {
        #expect(
            try calls(
                """
                class ListController: UIViewController, UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        tableView.dequeueReusableCell(withIdentifier: "\\(path.section) \\(path.row)")
                            ?? UITableViewCell()
                    }
                }

                class PlainController: UITableViewController {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        tableView.dequeueReusableCell(withIdentifier: "\\(path.section)") ?? UITableViewCell()
                    }
                }

                """) == [
                    "dequeueReusableCell(withIdentifier:): finite-set 0 0 0 1",
                    "dequeueReusableCell(withIdentifier:): resolved 0",
                ])
        let folder = try TemporaryFolder()
        try folder.write(
            "StaticController.swift",
            """
            import UIKit
            class StaticController: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "\\(path.section)") ?? UITableViewCell()
                }
            }

            """)
        try folder.write(
            "Main.storyboard",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23094" \
            targetRuntime="iOS.CocoaTouch">
                <scenes>
                    <scene sceneID="sta-sc-001">
                        <objects>
                            <tableViewController id="sta-vc-001" customClass="StaticController" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>

            """)
        #expect(try Self.calls(in: folder) == ["dequeueReusableCell(withIdentifier:): unknown "])
    }

    @Test func objectiveCSaysNamesInItsOwnWays() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "ListController.m",
            """
            #import "ListController.h"
            #define NIB(name) [UINib nibWithNibName:name bundle:nil]
            #define LEVEL(__level__) [NSString stringWithFormat:@"Level_%d", __level__]
            @implementation RowCell
            + (NSString *)name { return NSStringFromClass([self class]); }
            @end
            @implementation ListController
            - (void)viewDidLoad {
                [self.tableView registerClass:[RowCell class] forCellReuseIdentifier:[RowCell name]];
                [self.tableView registerNib:NIB(@"Wide") forCellReuseIdentifier:LEVEL(1)];
                [self add:@{ @"A" : [RowCell class], @"B" : [RowCell class] }];
            }
            - (void)add:(NSDictionary<NSString *, Class> *)classes {
                [classes enumerateKeysAndObjectsUsingBlock:^(NSString *name, Class kind, BOOL *stop) {
                    [self.tableView registerClass:kind forCellReuseIdentifier:name];
                }];
            }
            @end

            """)
        try folder.write(
            "ListController.h",
            """
            #import <UIKit/UIKit.h>
            @interface RowCell : UITableViewCell
            + (NSString *)name;
            @end
            @interface ListController : UITableViewController
            @end

            """)
        #expect(
            try Self.calls(in: folder) == [
                "registerClass(_:forCellReuseIdentifier:): resolved RowCell",
                "registerNib(_:forCellReuseIdentifier:): resolved Level_1",
                "add(_:): finite-set A B",
                "registerClass(_:forCellReuseIdentifier:): wrapper-body A B",
            ])
    }
}
