import Testing
import UIKitModel

@Suite struct RegistrationTests {
    @Test func `A1: a cell's identifier is compared exactly`() throws {
        var model = ReuseModel("rows")
        try model.register(.class(Sample.cell), for: .cell("Cell"))
        let raise = raised { () throws(Raise) in _ = try model.show(.cell("cell")) }
        #expect(raise?.rule == "A1")
        #expect(raise?.view == "rows")
        #expect(raise?.family == .cell)
        #expect(raise?.identifier == "cell")
        #expect(try model.show(.cell("Cell"))?.className == "RowCell")
    }

    @Test func `A1: two normalisation forms are two identifiers`() throws {
        var model = ReuseModel("rows")
        try model.register(.class(Sample.cell), for: .cell("caf\u{E9}"))
        #expect(raised { () throws(Raise) in _ = try model.show(.cell("cafe\u{301}")) }?.rule == "A1")
    }

    @Test func `A2: kinds are namespaces of their own`() throws {
        var model = ReuseModel("rows")
        try model.register(.class(Sample.header), for: .supplementary(Sample.kind, "Header"))
        let other = ReuseKey.supplementary(ElementKind.sectionFooter, "Header")
        let raise = raised { () throws(Raise) in _ = try model.show(other) }
        #expect(raise?.rule == "A2")
        #expect(raise?.kind == ElementKind.sectionFooter)
        #expect(raised { () throws(Raise) in _ = try model.show(.cell("Header")) }?.rule == "A2")
        #expect(try model.show(.supplementary(Sample.kind, "Header")) != nil)
    }

    @Test func `A3: a table raises, or returns nil without an index path`() throws {
        var model = ReuseModel("table", .table)
        #expect(raised { () throws(Raise) in _ = try model.show(.tableCell("Row")) }?.rule == "A3")
        #expect(try model.dequeueIfRegistered(.tableCell("Row"), nibs: { _ in nil }) == nil)
        try model.register(.class(Sample.tableCell), for: .tableCell("Row"))
        #expect(try model.show(.tableCell("Row")) != nil)
    }

    @Test func `A5, A6: an unregistered table header is nil, cells do not count`() throws {
        var model = ReuseModel("table", .table)
        try model.register(.class(Sample.tableCell), for: .tableCell("H"))
        #expect(try model.dequeueIfRegistered(.tableHeaderFooter("H"), nibs: { _ in nil }) == nil)
        try model.register(.class(Sample.tableHeader), for: .tableHeaderFooter("H"))
        #expect(try model.dequeueIfRegistered(.tableHeaderFooter("H"), nibs: { _ in nil }) != nil)
    }

    @Test func `A7: the last registration wins, but pooled instances still come out`() throws {
        var model = ReuseModel("rows")
        let other = ClassFacts("OtherCell", .collectionCell)
        try model.register(.class(Sample.cell), for: .cell("x"))
        #expect(try model.show(.cell("x"))?.className == "RowCell")
        model.recycle()
        try model.register(.class(other), for: .cell("x"))
        let pooled = try #require(try model.show(.cell("x")))
        #expect(pooled.className == "RowCell")
        #expect(pooled.isPooled)
        #expect(try model.show(.cell("x"))?.className == "OtherCell")
    }

    @Test func `A8: nil unregisters`() throws {
        var model = ReuseModel("rows")
        try model.register(.class(Sample.cell), for: .cell("x"))
        try model.register(nil, for: .cell("x"))
        #expect(raised { () throws(Raise) in _ = try model.show(.cell("x")) }?.rule == "A1")
    }

    @Test func `A9: an empty identifier raises at both ends`() throws {
        var model = ReuseModel("rows")
        let registering = raised { () throws(Raise) in
            try model.register(.class(Sample.cell), for: .cell(""))
        }
        #expect(registering?.rule == "A9")
        #expect(raised { () throws(Raise) in _ = try model.show(.cell("")) }?.rule == "A9")
    }

    @Test(arguments: Family.allCases) func `A10: a class of the wrong kind raises at once`(family: Family) {
        let key: ReuseKey =
            switch family {
            case .cell: .cell("x")
            case .supplementary: .supplementary(Sample.kind, "x")
            case .decoration: .decoration("x")
            case .tableCell: .tableCell("x")
            case .tableHeaderFooter: .tableHeaderFooter("x")
            }
        for (type, isRight) in ClassFamily.allCases.map({ ($0, $0.serves(family)) }) {
            var model = ReuseModel("rows")
            let raise = raised { () throws(Raise) in
                try model.register(.class(ClassFacts("C", type)), for: key)
            }
            #expect(raise?.rule == (isRight ? nil : "A10"))
        }
    }

    @Test func `A11, A13: prototypes register themselves, in a storyboard only`() throws {
        let prototype = (key: ReuseKey.cell("Row"), facts: Sample.nib(Sample.cell, identifier: "Row"))
        var model = ReuseModel("rows")
        try model.register(prototypes: [prototype])
        #expect(try model.show(.cell("Row"))?.file == "Sample.xib")
        var nested = ReuseModel("rows")
        try nested.register(prototypes: [prototype], inStoryboard: false)
        #expect(raised { () throws(Raise) in _ = try nested.show(.cell("Row")) }?.rule == "A1")
    }

    @Test func `A12: a prototype without identifier is not there, two with one are refused`() throws {
        var model = ReuseModel("rows")
        try model.register(prototypes: [(.cell(""), Sample.nib(Sample.cell))])
        let twice = (key: ReuseKey.cell("Row"), facts: Sample.nib(Sample.cell))
        let raise = raised { () throws(Raise) in try model.register(prototypes: [twice, twice]) }
        #expect(raise?.rule == "A12")
        #expect(raise?.identifier == "Row")
    }

    @Test func `A14: code hides a prototype`() throws {
        var model = ReuseModel("rows")
        try model.register(prototypes: [(.cell("Row"), Sample.nib(Sample.cell))])
        try model.register(.class(ClassFacts("UICollectionViewCell", .collectionCell)), for: .cell("Row"))
        let shown = try #require(try model.show(.cell("Row")))
        #expect(shown.className == "UICollectionViewCell")
        #expect(shown.file == nil)
    }

    @Test func `A15: a registration belongs to one view`() throws {
        var small = ReuseModel("small")
        var big = ReuseModel("big")
        try small.register(.class(Sample.cell), for: .cell("s"))
        #expect(try small.show(.cell("s")) != nil)
        let raise = raised { () throws(Raise) in _ = try big.show(.cell("s")) }
        #expect(raise?.rule == "A1")
        #expect(raise?.view == "big")
    }

    @Test func `A21: a dequeue for a place that the layout does not know raises`() throws {
        var model = ReuseModel("rows")
        model.sections = 1
        model.emitted = [Request(.supplementary, kind: Sample.kind, section: 0)]
        let footer = ReuseKey.supplementary(ElementKind.sectionFooter, "F")
        try model.register(.class(Sample.cell), for: .cell("x"))
        try model.register(.class(Sample.header), for: footer)
        model.begin(Request(.cell, section: 0))
        let beyond = raised { () throws(Raise) in
            _ = try model.dequeue(.cell("x"), section: 3, nibs: { _ in nil })
        }
        #expect(beyond?.rule == "A21")
        #expect(raised { () throws(Raise) in _ = try model.show(footer) }?.rule == "A21")
        #expect(try model.show(.cell("x")) != nil)
    }
}
