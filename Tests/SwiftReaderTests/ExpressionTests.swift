import Testing

@Suite struct ExpressionTests {
    @Test(arguments: [
        ("1 + 2 * 3 == x && !y || z ?? w", "(|| (&& (== (+ 1 (* 2 3)) x) (! y)) (?? z w))"),
        ("a ? b : c ? d : e", "(? a b (? c d e))"), ("a - b - c", "(- (- a b) c)"),
        ("a ?? b ?? c", "(?? a (?? b c))"),
        ("x as? T ?? y", "(?? (conditional x T) y)"), ("x is T && y", "(&& (is x T) y)"),
        ("(x as! Y).z", "(forced x Y).z"), ("T.self as AnyClass", "(plain T.self AnyClass)"),
        ("\"a\\(b)\" + c as NSString", "(plain (+ (interpolation \"a\" b) c) NSString)"),
        ("a += 1", "(+= a 1)"),
        ("0..<5", "(..< 0 5)"), ("a <> b", "(<> a b)"),
    ]) func operators(_ source: String, _ expected: String) {
        #expect(FactPrinter.value(source) == expected)
    }

    @Test(arguments: [
        (
            "UICollectionView.CellRegistration<Cell, Item> { a, b, c in a.d = c }",
            "UICollectionView.CellRegistration<Cell, Item>({a, b, c in set a.d = c})"
        ),
        ("[Cell](a)", "(type [Cell])(a)"), ("[Cell]()", "[]"), ("[Cell.self, D.self]", "[Cell.self, D.self]"),
        ("X<T>.self", "X<T>.self"),
        ("[String: Int]()", "[:]"), ("[A: B](c)", "(type [A: B])(c)"), ("[X].self", "(type [X]).self"),
        ("x?.y!.z?[1]?.w(a: 1) { } b: { x in x }", "x.y!.z[1].w(a: 1, {}, b: {x in x})"),
        ("try await foo(&x)", "foo((& x))"), ("tv.register(_:forCell:)", "tv.register(_:forCell:)"),
        ("type(of: self).id", "type(of: self).id"), (".init(rawValue: $0.a)", ".init(rawValue: $0.a)"),
        ("f(x)\n#if A\n.b()\n#endif", "(other f(x) .b())"), ("(a)", "a"), ("(a, b: 1)", "(tuple a, b: 1)"),
        ("[:]", "[:]"), ("[a: b, c: d]", "[a: b, c: d:]"), ("a.0.`b`", "a.0.b"),
        ("super.init(x)", "super.init(x)"),
    ]) func callsAndMembers(_ source: String, _ expected: String) {
        #expect(FactPrinter.value(source) == expected)
    }

    @Test(arguments: [
        (#""a\n\u{41}\(x + 1)b""#, "(interpolation \"a\nA\" (+ x 1) \"b\")"),
        (##"#"a\n\#n\#(x)"#"##, "(interpolation \"a\\n\n\" x)"),
        ("\"\"\"\n    a\n      b \\\n    c\n    \"\"\"", "\"a\n  b c\""), ("\"\"", "\"\""), ("-5", "(- 5)"),
        ("0x1F", "31"),
        ("0b11", "3"), ("1_000.5", "1000.5"), ("nil", "nil"), ("true", "true"), ("\\.a.b", "\\a.b"),
        ("\\Foo.a?.b", "\\Foo.a.b"), ("\\.[f(1)]", "(other f(1))"), ("#selector(f(_:))", "(other f(_:))"),
        ("/a/", "(other)"),
    ]) func literals(_ source: String, _ expected: String) {
        #expect(FactPrinter.value(source) == expected)
    }

    @Test(arguments: [
        (
            "{ [weak self, x = y.z] (a: Int, b) -> Int in self?.foo(a) }",
            "{a: Int, b -> Int in let x = y.z; self.foo(a)}"
        ),
        ("{ $0 }", "{$0}"), ("{ _ in }", "{_ in }"), ("if x { 1 } else { 2 }", "<if x {1} else {2}>"),
        ("switch x { case .a: 1\ndefault: 2 }", "<switch x {.a: 1 | default: 2}>"),
    ]) func closuresAndBranches(_ source: String, _ expected: String) {
        #expect(FactPrinter.value(source) == expected)
    }
}
