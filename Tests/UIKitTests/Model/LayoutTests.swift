import Testing
import UIKitModel

@Suite struct LayoutTests {
    private let high = Size(width: 0, height: 40)
    private let wide = Size(width: 40, height: 0)
    private let negative = Size(width: 10, height: -1)

    private func kinds(_ facts: FlowFacts, items: [Int] = [1]) throws(Raise) -> [String] {
        try facts.requests(items: items, view: "rows").map { $0.kind?.text ?? "cell" }
    }

    @Test func `H1, G1: without a size no header is asked for`() throws {
        #expect(try kinds(FlowFacts()) == ["cell"])
        #expect(try kinds(FlowFacts(headers: .init(property: high))) == [Sample.kind, "cell"])
    }

    @Test func `H2: the delegate's size beats the property's, zero too`() throws {
        let headers = FlowFacts.Sizes(property: high, delegate: [.zero, high])
        let requests = try FlowFacts(headers: headers).requests(items: [0, 0], view: "rows")
        #expect(requests == [Request(.supplementary, kind: Sample.kind, section: 1)])
    }

    @Test func `H3: only the dimension along the scroll direction counts`() throws {
        #expect(try kinds(FlowFacts(headers: .init(property: wide))) == ["cell"])
        let horizontal = FlowFacts(direction: .horizontal, headers: .init(property: wide))
        #expect(try kinds(horizontal) == [Sample.kind, "cell"])
        #expect(try kinds(FlowFacts(direction: .horizontal, headers: .init(property: high))) == ["cell"])
    }

    @Test func `H5: a negative size raises`() {
        let header = raised { () throws(Raise) in _ = try kinds(FlowFacts(headers: .init(property: negative)))
        }
        #expect(header?.rule == "H5")
        #expect(header?.kind == Sample.kind)
        let item = raised { () throws(Raise) in _ = try kinds(FlowFacts(itemSize: negative)) }
        #expect(item?.rule == "H5")
        #expect(item?.family == .cell)
    }

    @Test func `H5: an item of zero size is invisible`() throws {
        #expect(
            try kinds(FlowFacts(itemSizes: [[.zero, Size(width: 1, height: 1)]]), items: [2]) == ["cell"])
    }

    @Test func `the order is header, cells, footer of each section`() throws {
        let facts = FlowFacts(headers: .init(property: high), footers: .init(property: high))
        let footer = ElementKind.sectionFooter
        #expect(
            try kinds(facts, items: [2, 0]) == [Sample.kind, "cell", "cell", footer, Sample.kind, footer])
    }

    @Test func `I1, I3: every kind of the sections is asked for`() throws {
        let section = CompositionalFacts.Section(
            boundary: [.init("top"), .init("bottom", isLeading: false)], onItems: [.init("badge")],
            decorations: ["bg"])
        let facts = CompositionalFacts(sections: [section], boundary: [.init("all")])
        let asked = try facts.requests(items: [2], view: "rows").map { $0.kind?.text ?? "cell" }
        #expect(asked == ["all", "bg", "top", "cell", "badge", "cell", "badge", "bottom"])
    }

    @Test func `I7, H5: a zero boundary view is not asked for, raises if pinned, negative always`() throws {
        func ask(_ height: Double, pins: Bool) throws(Raise) -> Int {
            let item = CompositionalFacts.Supplementary("h", height: .absolute(height), pins: pins)
            let facts = CompositionalFacts(sections: [.init(boundary: [item])])
            return try facts.requests(items: [0], view: "rows").count
        }
        #expect(try ask(0, pins: false) == 0)
        #expect(try ask(20, pins: true) == 1)
        #expect(raised { () throws(Raise) in _ = try ask(0, pins: true) }?.rule == "I7")
        #expect(raised { () throws(Raise) in _ = try ask(-1, pins: false) }?.rule == "H5")
    }

    @Test func `L1: height 0 hides a table's header, except in a grouped table`() throws {
        func ask(_ heights: TableFacts.Heights, isGrouped: Bool = false) throws(Raise) -> [String] {
            try TableFacts(isGrouped: isGrouped, headers: heights, footers: .init(property: 0))
                .requests(rows: [1], view: "table").compactMap(\.kind?.text)
        }
        #expect(try ask(.init()) == ["header"])
        #expect(try ask(.init(property: 0)) == [])
        #expect(try ask(.init(property: 0, delegate: [20])) == ["header"])
        #expect(try ask(.init(property: 0), isGrouped: true) == ["header", "footer"])
        #expect(raised { () throws(Raise) in _ = try ask(.init(property: -5)) }?.rule == "L1")
    }
}
