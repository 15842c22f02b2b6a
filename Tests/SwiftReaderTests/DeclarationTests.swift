import InterfaceBuilder
import NibCompiler
import SwiftReader
import Testing

@Suite struct DeclarationTests {
    @Test(arguments: [
        ("@IBOutlet private weak var x: UIView!", "var x: UIView? weak outlet objc private"),
        ("@IBOutlet var ys: [UIView]!", "var ys: [UIView]? outlet collection objc"),
        ("@IBAction func tap(_ sender: Any) {}", "func tap(_ sender: Any) action objc {}"),
        ("@objc(foo:bar:) func g(a: Int, b c: Int) {}", "func g(a: Int, b c: Int) objc selector:foo:bar: {}"),
        ("required init?(coder: NSCoder) { nil }", "func init(coder: NSCoder) required failable {nil}"),
        ("@available(*, unavailable) convenience init() {}", "func init() convenience unavailable {}"),
        ("deinit { f() }", "func deinit() {f()}"),
        ("subscript(i: Int) -> Int { i }", "func subscript(_ i: Int) -> Int {i}"),
        ("static let id = \"x\"", "let id static = \"x\""),
        ("class var n: N { return f() }", "var n: N static get {return f()}"),
        ("lazy var z: Int = { 1 }()", "var z: Int lazy = {1}()"),
        ("private(set) var q = 1", "var q private(set) = 1"),
        ("@IBInspectable var c: Int = 1 { didSet { f() } }", "var c: Int objc = 1 observe {f()}"),
        ("@NSManaged var m: Int", "var m: Int objc"),
        ("override open func f() {}", "func f() override open {}"),
        ("struct S { typealias X = Int }", "(struct S\nalias X = Int)"),
        ("#if A\nlet k = 1\n#else\nlet l = 2\n#endif\n#if false\nlet n = 1\n#endif", "let k = 1\nlet l = 2"),
    ]) func members(_ source: String, _ expected: String) {
        #expect(FactPrinter.text("class A {\n\(source)\n}") == "(class A\n\(expected))")
    }

    @Test(arguments: [
        (
            "@objc(Foo) public final class A<T: UIView>: B<T>, P where T: Q {}",
            "(class A objc:Foo<T: UIView>: B<T>, P where T: Q final public)"
        ),
        (
            "protocol P: class { associatedtype C: V = X; var x: Int { get }; func f(); init() }",
            "(protocol P: AnyObject where C: V\nassociated C = X\nvar x: Int\nfunc f()\nfunc init())"
        ),
        ("extension A.B: P where X == Int { func f() {} }", "(extension A.B: P where X == Int\nfunc f() {})"),
        (
            "enum E: String { case a, b = \"x\"; case c(Int, label: String) }",
            "(enum E: String\ncase a\ncase b = \"x\"\ncase c(Int, label: String))"
        ),
        (
            "@objcMembers class A { var x = 1; private var y = 1; func f() {} }",
            "(class A\nvar x objc = 1\nvar y private = 1\nfunc f() objc {})"
        ),
        (
            "func f<T: V>(a b: Int..., c: @escaping (Int) -> Void = {}, d: inout any P) where T: Q {}",
            "func f<T: V>(a b: Int..., c: (Int) -> Void = {}, d: P) where T: Q {}"
        ),
        (
            "var f: (some Q & R, [String: Int?], T.Type, Foo.Bar<Baz>!)",
            "var f: (Q & R, [String: Int?], T.Type, Foo.Bar<Baz>?)"
        ),
        ("#if os(iOS)\nimport UIKit\nclass A {}\n#endif\nfoo()", "import UIKit\n(class A)\nfoo()"),
        ("#Preview { f() }", "(other {f()})"),
        ("}}} class B {} func g() { h() }", "(class B)\nfunc g() {h()}"),
    ]) func topLevel(_ source: String, _ expected: String) {
        #expect(FactPrinter.text(source) == expected)
    }

    @Test func rangesAreTheTextOfTheirNodes() throws {
        let file = SourceFile(
            path: "A.swift", text: "/* é */ class A {\n  let é = \"ü\" + f( x ) // c\n}\n#if 0\nx\n#endif")
        let facts = SwiftSourceReader.read(file)
        let type = try #require(facts.types.first)
        let property = try #require(type.properties.first)
        let value = try #require(property.value)
        #expect(file[type.name.range] == "A")
        #expect(file[type.range] == "class A {\n  let é = \"ü\" + f( x ) // c\n}")
        #expect(file[property.name.range] == "é")
        #expect(file[property.range] == "let é = \"ü\" + f( x )")
        #expect(file[value.range] == "\"ü\" + f( x )")
        if case .binary(_, let left, let right) = value.kind {
            #expect([file[left.range], file[right.range]] == ["\"ü\"", "f( x )"])
        }
        #expect(facts.inactive.map { file[$0] } == ["\nx\n"])
    }
}
