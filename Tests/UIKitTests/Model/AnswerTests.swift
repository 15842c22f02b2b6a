import Testing
import UIKitModel

@Suite struct AnswerTests {
    private let header = ReuseKey.supplementary(Sample.kind, "H")
    private let footer = ReuseKey.supplementary(ElementKind.sectionFooter, "F")

    private func model(version: Int = 18) throws -> ReuseModel {
        var model = ReuseModel("rows", version: version)
        try model.register(.class(Sample.cell), for: .cell("c"))
        try model.register(.class(Sample.header), for: header)
        try model.register(.class(Sample.header), for: footer)
        return model
    }

    private func rule(_ answer: Answer, _ family: Family = .supplementary) throws -> String? {
        var model = try model()
        return raised { () throws(Raise) in _ = try model.answer(answer, family) }?.rule
    }

    @Test func `G2, J3, J4: nothing for a header raises`() throws {
        #expect(try rule(.nothing) == "G2")
        #expect(try rule(.nothingFromProvider) == "J4")
        #expect(try rule(.nothingFromProvider, .cell) == "J4")
        #expect(try rule(.noProvider) == "J3")
    }

    @Test func `G3, D6: a view that was not dequeued raises`() throws {
        #expect(try rule(.fresh) == "G3")
        #expect(try rule(.fresh, .cell) == "D6")
    }

    @Test func `G6: without the method there is a gap`() throws {
        var model = try model()
        #expect(try model.answer(.unimplemented) == nil)
    }

    @Test func `G3: a view from another view's dequeue raises`() throws {
        var other = try model()
        var model = try model()
        other.begin(Request(.supplementary, kind: Sample.kind, section: 0))
        let stranger = try other.dequeue(header, section: 0, nibs: { _ in nil })
        let raise = raised { () throws(Raise) in _ = try model.answer(.dequeued(stranger.id)) }
        #expect(raise?.rule == "G3")
    }

    @Test(arguments: [14, 15, 18]) func `G5: another kind's view raises from iOS 15`(version: Int) throws {
        var model = try model(version: version)
        model.begin(Request(.supplementary, kind: Sample.kind, section: 0))
        let wrong = try model.dequeue(footer, section: 0, nibs: { _ in nil })
        let raise = raised { () throws(Raise) in _ = try model.end(.dequeued(wrong.id)) }
        #expect(raise?.rule == (version >= 15 ? "G5" : nil))
        #expect(raise?.kind == (version >= 15 ? ElementKind.sectionFooter : nil))
    }

    @Test func `K4: a cell for a header raises like another kind`() throws {
        var model = try model()
        model.begin(Request(.supplementary, kind: Sample.kind, section: 0))
        let cell = try model.dequeue(.cell("c"), section: 0, nibs: { _ in nil })
        #expect(raised { () throws(Raise) in _ = try model.end(.dequeued(cell.id)) }?.rule == "G5")
    }

    @Test(arguments: [17, 18]) func `K1: a dequeued view must be returned from iOS 18`(version: Int) throws {
        var model = try model(version: version)
        model.begin(Request(.cell, section: 0))
        _ = try model.dequeue(.cell("c"), section: 0, nibs: { _ in nil })
        let second = try model.dequeue(.cell("c"), section: 0, nibs: { _ in nil })
        let raise = raised { () throws(Raise) in _ = try model.end(.dequeued(second.id)) }
        #expect(raise?.rule == (version >= 18 ? "K1" : nil))
    }

    @Test(arguments: [17, 18]) func `K1: nothing is dequeued outside a request`(version: Int) throws {
        var model = try model(version: version)
        let raise = raised { () throws(Raise) in
            _ = try model.dequeue(.cell("c"), section: 0, nibs: { _ in nil })
        }
        #expect(raise?.rule == (version >= 18 ? "K1" : nil))
    }

    @Test(arguments: [14, 15]) func `J1: no registration object during a request`(version: Int) throws {
        var model = try model(version: version)
        #expect(raised { () throws(Raise) in try model.createRegistrationObject(.cell) } == nil)
        model.begin(Request(.cell, section: 0))
        let raise = raised { () throws(Raise) in try model.createRegistrationObject(.cell) }
        #expect(raise?.rule == (version >= 15 ? "J1" : nil))
    }

    @Test func `A4, D6, L2: a table takes any cell and any header, but not no cell`() throws {
        var table = ReuseModel("table", .table)
        #expect(raised { () throws(Raise) in _ = try table.answer(.nothing, .tableCell) }?.rule == "A4")
        #expect(try table.answer(.fresh, .tableCell) == nil)
        #expect(try table.answer(.fresh, .tableHeaderFooter) == nil)
    }

    @Test func `K2: a table refuses a second cell for one row`() throws {
        var table = ReuseModel("table", .table)
        try table.register(.class(Sample.tableCell), for: .tableCell("r"))
        table.begin(Request(.tableCell, section: 0))
        _ = try table.dequeue(.tableCell("r"), section: 0, nibs: { _ in nil })
        let raise = raised { () throws(Raise) in
            _ = try table.dequeue(.tableCell("r"), section: 0, nibs: { _ in nil })
        }
        #expect(raise?.rule == "K2")
    }

    @Test func `I4: a decoration is registered on its layout`() throws {
        var layout = ReuseModel("layout", .layout)
        let raise = raised { () throws(Raise) in _ = try layout.show(.decoration("bg")) }
        #expect(raise?.rule == "I4")
        #expect(raise?.kind == "bg")
        try layout.register(.class(Sample.header), for: .decoration("bg"))
        #expect(try layout.show(.decoration("bg")) != nil)
    }
}
