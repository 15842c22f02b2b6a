import InterfaceBuilder
import NibCompiler
import SwiftReader
import Testing

@Suite struct StatementTests {
    @Test(arguments: [
        ("x = 5; a?.b = try c; _ = f()", "set x = 5; set a.b = c; set _ = f()"),
        (
            "if let x = y, case .a(let z, 1) = w, #available(iOS 9, *) { a() } else if b { c() } else { d() }",
            "if let x = y, .a(let z, 1) = w, available {a()} else {if b {c()} else {d()}}"
        ),
        ("guard let self else { return }", "guard let self else {return}"),
        ("for case let x? in xs where x.a { f() }", "for let x? in xs where x.a {f()}"),
        ("for (i, x) in xs.enumerated() { f() }", "for (let i, let x) in xs.enumerated() {f()}"),
        ("while let x = y { f() }", "while let x = y {f()}"), ("repeat { f() } while x", "while x {f()}"),
        (
            "do { try f() } catch let e as NSError where e.x() { g() } catch { h() }",
            "if available {f()} else {if available {e.x(); g()} else {h()}}"
        ),
        ("defer { f() }", "do {f()}"), ("o: for x in y { continue o }", "for let x in y {leave (other)}"),
        (
            "switch a { case 1: f(); fallthrough\ncase 2: if b { fallthrough }; g()\ndefault: break }",
            "switch a {1: f(); do {if b {do {break}; break}; g()}; break | 2: if b {do {break}; break}; g() | default: break}"
        ),
        ("throw f()", "leave f()"),
        ("#if A\nf()\n#elseif B\ng()\n#else\nh()\n#endif", "#if {f()} {g()} {h()}"),
        ("#if false\nf()\n#endif", "#if {}"), ("func g(_ a: T) -> T { a }", "func g(_ a: T) -> T {a}"),
        ("class L { var x = 1 }", "(class L\nvar x = 1)"),
        ("let a = 1, b: Int = 2", "let a = 1, let b: Int = 2"),
        ("let (a, b) = f()", "destructure (let a, let b) = f()"), ("var a, b: Int", "var a: Int, var b: Int"),
        ("var x: Int { get { 1 } set { f() } }", "var x: Int get {1} observe {f()}"),
        ("let x: Cell = if a { f() } else { g() }", "let x: Cell = <if a {f()} else {g()}>"),
    ]) func statements(_ source: String, _ expected: String) {
        #expect(FactPrinter.body(source) == expected)
    }

    @Test(arguments: [
        (".a, .b(let y)", ".a, .b(let y)"), ("let .c(x, _) where x > 1", ".c(let x, _) where (> x 1)"),
        ("let x as Foo", "let x as Foo"), ("is Bar", "_ as Bar"), ("A.b", "A.b"), ("\"x\"", "\"x\""),
        ("let x?", "let x?"), ("(1, let y)", "(1, let y)"), ("self.foo", "self.foo"),
        ("A.B<C>.d(1...2)", "A.B<C>.d((... 1 2))"),
    ]) func patterns(_ source: String, _ expected: String) {
        #expect(FactPrinter.body("switch x { case \(source): f() }") == "switch x {\(expected): f()}")
    }

    /// Swift 2 and 3.
    @Test(arguments: [
        ("for var i = 0; i < 10; i++ { f(i) }", "for let i in (other) {f(i)}"),
        ("if let x = y where x.foo() { g() }", "if let x = y, x.foo() {g()}"),
        (
            "if let a = b, c = D(a) { e() }; let f: G = h()",
            "if let a = b, let c = D(a) {e()}; let f: G = h()"
        ),
        (
            "guard let a = b, c = d else { if let e = f, g = H(e), i = j { k() }; let l = m }; let n = o",
            "guard let a = b, let c = d else {if let e = f, let g = H(e), let i = j {k()}; let l = m}; let n = o"
        ),
        (
            "self.tableView.registerNib(UINib(nibName: \"A\", bundle: nil), forCellReuseIdentifier: \"x\")",
            "self.tableView.registerNib(UINib(nibName: \"A\", bundle: nil), forCellReuseIdentifier: \"x\")"
        ),
    ]) func oldSwift(_ source: String, _ expected: String) {
        #expect(FactPrinter.body(source) == expected)
    }

    /// Words that are put in shift no place.
    @Test func omittedKeywordsShiftNothing() {
        let text = "func f() {\n if let a = b, c = D(a), e = g { h() }\n let i: J = k()\n l()\n}"
        let facts = SwiftSourceReader.read(SourceFile(path: "A.swift", text: text))
        guard case .expression(let last)? = facts.functions.first?.body?.last else {
            Issue.record("the last statement is no expression")
            return
        }
        let bytes = Array(text.utf8)
        #expect(
            String(decoding: bytes[last.range.lowerBound..<last.range.upperBound], as: UTF8.self) == "l()")
        #expect(facts.functions.first?.range == ByteRange(0, bytes.count))
    }
}
