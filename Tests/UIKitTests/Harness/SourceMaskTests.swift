import Testing

@Suite struct SourceMaskTests {
    @Test func `attributes give way to spaces, lines and columns stay`() {
        let source = """
            @objc(ABCell) final class Cell: UICollectionViewCell {
                @IBOutlet weak var a: UILabel! // @IBOutlet var no: UILabel!
                let text = "@IBOutlet } \\(items["}"]!)", raw = #"class "{ \\"#
                class func make() {}
                struct Inner { var b = 1 }
                @IBOutlet private(set) var c: [UILabel]!
                @IBAction func tap() {}
            }
            class Box<T>: UIView { @IBOutlet var d: UILabel! }
            extension Outer.Middle { class Leaf: UIView { @IBOutlet var `default`: UILabel! } }
            """
        let mask = SourceMask(source)
        #expect(mask.text.utf8.count == source.utf8.count)
        #expect(!mask.text.contains("@objc"))
        #expect(!mask.text.contains("@IBAction"))
        #expect(mask.text.contains("          weak var a: UILabel! // @IBOutlet var no"))
        #expect(
            mask.outlets.map { "\($0.type).\($0.property)" } == [
                "Cell.a", "Cell.c", "Outer.Middle.Leaf.`default`",
            ])
        #expect(mask.objectiveCNames == [.init(name: "ABCell", type: "Cell")])
    }
}
