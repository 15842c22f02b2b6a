import Testing
import UIKitModel

@Suite struct NibTests {
    private let header = ReuseKey.supplementary(Sample.kind, "Header")

    private func rule(_ facts: NibFacts, _ key: ReuseKey, _ holder: ReuseModel.Holder = .collection)
        -> String?
    {
        raised { () throws(Raise) in _ = try ReuseModel.display(facts, key, holder) }?.rule
    }

    @Test func `C1: a nib that is not there raises at the first dequeue, not at registration`() throws {
        var model = ReuseModel("rows")
        try model.register(.nib(NibReference("Missing")), for: .cell("Row"))
        let raise = raised { () throws(Raise) in _ = try model.show(.cell("Row")) }
        #expect(raise?.rule == "C1")
        #expect(raise?.identifier == "Row")
    }

    @Test func `C3: the name is compared byte by byte`() throws {
        var model = ReuseModel("rows")
        try model.register(.nib(NibReference("row")), for: .cell("Row"))
        let nibs = [NibReference("Row"): Sample.nib(Sample.cell)]
        #expect(raised { () throws(Raise) in _ = try model.show(.cell("Row")) { nibs[$0] } }?.rule == "C1")
        try model.register(.nib(NibReference("Row")), for: .cell("Row"))
        #expect(try model.show(.cell("Row")) { nibs[$0] }?.file == "Sample.xib")
    }

    @Test func `B1, B2: exactly one top-level object`() {
        #expect(rule(Sample.nib(), .cell("c")) == "B1")
        #expect(rule(Sample.nib(Sample.cell, Sample.cell), .cell("c")) == "B1")
        #expect(rule(Sample.nib(Sample.cell, Sample.recogniser), .cell("c")) == "B2")
        #expect(rule(Sample.nib(Sample.cell), .cell("c")) == nil)
    }

    @Test func `B3: the root must be of the family`() {
        #expect(rule(Sample.nib(Sample.plain), header) == "B3")
        #expect(rule(Sample.nib(Sample.tableCell), .cell("c")) == "B3")
        #expect(rule(Sample.nib(Sample.cell), .tableCell("c"), .table) == "B3")
        #expect(rule(Sample.nib(Sample.header), header) == nil)
    }

    @Test func `B4: a table header's root must be one`() throws {
        var model = ReuseModel("table", .table)
        try model.register(.nib(NibReference("Sample")), for: .tableHeaderFooter("H"))
        let raise = raised { () throws(Raise) in
            _ = try model.dequeueIfRegistered(.tableHeaderFooter("H")) { _ in Sample.nib(Sample.plain) }
        }
        #expect(raise?.rule == "B4")
        let right = try model.dequeueIfRegistered(.tableHeaderFooter("H")) { _ in
            Sample.nib(Sample.tableHeader)
        }
        #expect(right?.className == "TableHeader")
    }

    @Test func `B5: a reusable view is no cell, a cell is a reusable view`() {
        #expect(rule(Sample.nib(Sample.header), .cell("c")) == "B5")
        #expect(rule(Sample.nib(Sample.cell), header) == nil)
    }

    @Test func `B6: the nib's identifier is absent, empty or the registered one`() {
        #expect(rule(Sample.nib(Sample.header, identifier: "Other"), header) == "B6")
        #expect(rule(Sample.nib(Sample.header, identifier: "Header"), header) == nil)
        #expect(rule(Sample.nib(Sample.header, identifier: ""), header) == nil)
        #expect(rule(Sample.nib(Sample.header), header) == nil)
        #expect(rule(Sample.nib(Sample.header, identifier: "Other"), .decoration("bg"), .layout) == nil)
    }

    @Test func `B7: a registration object's nib has no identifier`() throws {
        var model = ReuseModel("rows")
        try model.registerObject(.nib(NibReference("Sample")), for: .cell("private"))
        let raise = raised { () throws(Raise) in
            _ = try model.show(.cell("private")) { _ in Sample.nib(Sample.cell, identifier: "Row") }
        }
        #expect(raise?.rule == "B7")
        #expect(try model.show(.cell("private")) { _ in Sample.nib(Sample.cell) } != nil)
    }

    @Test func `D1: an unknown class gives way to the element's own, with what follows`() {
        let view = NibDescription.Object(Sample.plain, customClass: "HeaderView", outlets: ["label"])
        let known = NibDescription(file: "H.xib", objects: [view])
        #expect(rule(known.resolved(among: ["HeaderView": Sample.header]), header) == nil)
        #expect(rule(known.resolved(among: [:]), header) == "F1")
        let bare = NibDescription(file: "H.xib", objects: [.init(Sample.plain, customClass: "HeaderView")])
        #expect(rule(bare.resolved(among: [:]), header) == "B3")
        let reusable = ClassFacts("UICollectionReusableView", .reusableView)
        let fallen = NibDescription(file: "H.xib", objects: [.init(reusable, customClass: "Gone")])
        #expect(rule(fallen.resolved(among: [:]), header) == nil)
    }

    @Test func `F1: an outlet that the class lacks`() {
        let missing = [NibFacts.MissingOutlet(className: "HeaderView", property: "titleLbl")]
        let facts = Sample.nib(Sample.header, missing: missing)
        let raise = raised { () throws(Raise) in _ = try ReuseModel.display(facts, header) }
        #expect(raise?.rule == "F1")
        #expect(raise?.kind == Sample.kind)
        #expect(raise?.message.contains("titleLbl") == true)
    }

    @Test func `F2: the owner of a registered nib has no outlets`() {
        #expect(rule(Sample.nib(Sample.header, owner: ["label"]), header) == "F2")
    }
}
