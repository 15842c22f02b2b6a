import Testing
import UIKitModel

@Suite(.disabled(if: Toolchain.isSanitized)) struct CollectionTests {
    private static let header = ElementKind.sectionHeader

    private func run(_ launch: String, iOS version: Int = 18) throws -> ScenarioRun {
        try CollectionApp.build.get().run(launch, iOS: version)
    }

    @Test(
        arguments: [
            ("nib Named", "B6", header, "header"), ("nib Missing", "C1", header, "header"),
            ("nib header", "C1", header, "header"), ("nib Two", "B1", header, "header"),
            ("nib Tap", "B2", header, "header"), ("nib Empty", "B1", header, "header"),
            ("nib Plain", "B3", header, "header"), ("nib Outlet", "F1", header, "header"),
            ("nib Owner", "F2", header, "header"), ("negative", "H5", header, ""),
            ("header unregistered", "A2", header, "header"), ("header fresh", "G3", header, ""),
            ("header other kind", "G5", header, "header"), ("cell unregistered", "A1", nil, "x"),
            ("cell unregistered again", "A1", nil, "x"), ("cell empty identifier", "A9", nil, ""),
            ("cell wrong class", "A10", nil, "x"), ("cell reusable root", "B5", nil, "x"),
            ("cell fresh", "D6", nil, ""), ("cell dequeued twice", "K1", nil, "cell"),
            ("cell beyond", "A21", nil, "cell"), ("dequeue too early", "K1", nil, "cell"),
            ("nested prototype", "A1", nil, "nested"), ("decoration unregistered", "I4", "bg", "bg"),
            ("boundary unregistered", "A2", "b", "header"), ("boundary pinned at zero", "I7", "b", ""),
            ("list without provider", "J3", header, ""), ("provider returns nil", "J4", "b", ""),
            ("table unregistered", "A3", nil, "other"),
        ] as [(String, String, String?, String)])
    func `an exception ends the app`(
        launch: String, rule: String, kind: String?, identifier: String
    ) throws {
        let run = try run(launch)
        #expect(run.raise?.rule == rule, "\(run.errors)")
        #expect(run.raise?.kind == kind)
        #expect(run.raise?.identifier == identifier)
        #expect(run.status == 86)
        #expect(!run.isDone)
    }

    @Test(arguments: ["registration in provider", "registration with identifier"])
    func `a registration object raises`(launch: String) throws {
        #expect(try run(launch).raise?.rule == (launch.hasSuffix("provider") ? "J1" : "B7"))
    }

    @Test(arguments: [
        ("registration in provider", 14), ("cell dequeued twice", 17), ("header other kind", 14),
        ("dequeue too early", 17),
    ]) func `an older system accepts it`(launch: String, version: Int) throws {
        let run = try run(launch, iOS: version)
        #expect(run.isDone, "\(run.errors)")
        #expect(run.raise == nil)
    }

    @Test(arguments: [
        ("cell coder traps", "not from a nib"), ("cell without frame", "unimplemented initializer"),
    ])
    func `an initialiser that traps ends the app with a signal`(launch: String, text: String) throws {
        let run = try run(launch)
        #expect(run.isSignal)
        #expect(run.raise == nil)
        #expect(run.errors.contains(text))
    }

    @Test func `F4: an outlet of another type`() throws {
        #expect(try run("nib Type").raise?.rule == "F4")
    }

    @Test func `a header from a nib, its outlet connected`() throws {
        let run = try run("nib Header")
        #expect(run.isDone, "\(run.errors)")
        #expect(
            run.rows.first
                == .init(
                    view: "list", section: 0, item: nil, kind: Self.header, class: "HeaderView",
                    nib: "Header.xib", identifier: "header"))
        #expect(run.rows.map(\.kind) == [Self.header, "cell", "cell"])
        #expect(try self.run("nib Typed").rows.first?.class == "HeaderView")
    }

    @Test func `a cell may be a header`() throws {
        #expect(try run("nib Cell").rows.first?.class == "NibCell")
    }

    @Test func `D1: an unknown class is logged and gives way to the element's own`() throws {
        let run = try run("nib Unknown")
        #expect(run.rows.first?.class == "UICollectionReusableView")
        #expect(run.errors.contains("unknown class GoneView"))
    }

    @Test(arguments: ["zero", "no method"]) func `no header, no exception`(launch: String) throws {
        let run = try run(launch)
        #expect(run.rows.map(\.kind) == ["cell", "cell"])
        #expect(run.isDone)
    }

    @Test func `H2: the delegate decides for each section`() throws {
        let headers = try run("sized").rows.filter { $0.kind == Self.header }
        #expect(headers.map(\.section) == [1])
    }

    @Test func `cells from a class, a nib, a registration object and a diffable source`() throws {
        #expect(try run("cell class").lines.last == "cell class list 0 cell[1] FrameCell -")
        #expect(try run("cell nib").lines.last == "cell nib list 0 cell[1] NibCell Cell.xib")
        let registered = try run("registration").rows.last
        #expect(registered?.class == "FrameCell")
        #expect(registered?.identifier == nil)
        #expect(try run("diffable").rows.count == 2)
    }

    @Test func `a decoration view`() throws {
        #expect(try run("decoration").rows.first?.kind == "bg")
    }

    @Test func `a table with its cell, header and footer`() throws {
        #expect(
            try run("table").lines == [
                "table tableView 0 header TableTitle -", "table tableView 0 cell[0] TableRow -",
                "table tableView 0 footer UILabel -",
            ])
        #expect(try run("no table header").rows.map(\.kind) == ["cell", "footer"])
    }

    @Test func `a table whose views come from nibs`() throws {
        let run = try run("table from nibs")
        #expect(
            run.lines.prefix(2) == [
                "table from nibs tableView 0 header NibTitle NibTitle.xib",
                "table from nibs tableView 0 cell[0] NibRow NibRow.xib",
            ], "\(run.errors)")
        #expect(try self.run("table header of no height").rows.map(\.kind) == ["cell", "footer"])
        #expect(try self.run("table header from a plain view").raise?.rule == "B4")
    }

    @Test func `a collection view controller's own view`() throws {
        #expect(try run("controller").lines == ["controller collectionView 0 cell[0] FrameCell -"])
    }
}
