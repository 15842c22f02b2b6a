import Testing

@Suite struct ExpressionTests {
    @Test(arguments: [
        ("@\"a\\n\\\"b\\u00e9\\x41\\101\"", "\"a\n\"béAA\""), ("@\"a\" @\"b\" \"c\"", "\"abc\""),
        ("@\"a\" SEP @\"b\"", "\"\\(\"a\")\\(SEP)\\(\"b\")\""),
        ("@selector(a:b:)", "other()"), ("@[a, @\"b\", @1]", "[a, \"b\", 1.0]"),
        ("@{@\"k\": v, w: @YES,}", "[\"k\": v, w: true]"), ("@(x.y)", "x.y"), ("@-1.5f", "-1.5"),
        ("0x1F", "31.0"), ("10UL", "10.0"), ("010", "8.0"), ("1.f", "1.0"), ("1e-3", "0.001"),
        ("nil", "nil"), ("NULL", "nil"), ("YES", "true"), ("NO", "false"),
        ("a ? b : c", "(a ? b : c)"), ("a ?: b", "(a ?? b)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a && b || !c == d", "((a && b) || (!c == d))"), ("a + b * c - d", "((a + (b * c)) - d)"),
        ("a << 2 | b >> 1", "((a << 2.0) | (b >> 1.0))"), ("a < b && c > d", "((a < b) && (c > d))"),
        ("(Foo *)x", "(x as! Foo)"), ("(id)x", "(x as! id)"), ("(id)[a b]", "(a.b() as! id)"),
        ("(CGFloat)-1", "(-1.0 as! CGFloat)"), ("(a) - b", "(a - b)"), ("(a)[0]", "a[0.0]"),
        ("(f)(x)", "f(x)"),
        ("(id<P>)x", "(x as! P)"), ("(id<P, Q>)x", "(x as! P & Q)"), ("(NSArray<Foo *> *)x", "(x as! [Foo])"),
        ("(__bridge NSString *)x", "(x as! NSString)"), ("(void (^)(id))x", "(x as! (id) -> void)"),
        ("((Foo *)x).bar", "(x as! Foo).bar"), ("x->y.z", "x.y.z"), ("x[0][@\"k\"]", "x[0.0][\"k\"]"),
        ("&x", "&x"), ("*x", "*x"), ("(a = b)", "(a = b)"), ("sizeof(int)", "sizeof(type int)"),
        ("^{ return a; }", "{() in return a}"),
        ("^BOOL(Foo *a, id b) { return YES; }", "{(a: Foo, b: id) -> BOOL in return true}"),
        ("^(void) { }", "{() in }"),
        (
            "^(UICollectionView *cv, NSIndexPath *ip) { return [cv a]; }",
            "{(cv: UICollectionView, ip: NSIndexPath) in return cv.a()}"
        ),
        ("({ int y = 1; y; })", "{() in var y: int = 1.0; y}()"), ("{ @\"a\", @\"b\" }", "[\"a\", \"b\"]"),
        ("(CGSize){ .width = 1 }", "(other((width = 1.0)) as! CGSize)"),
    ])
    func expression(_ text: String, _ expected: String) {
        #expect(value(text) == expected)
    }

    @Test(arguments: [
        ("static_cast<Foo *>(x)", "(x as! Foo)"), ("std::move(x)", "std.move(x)"),
        ("std::make_shared<Foo>(x)", "std.make_shared<Foo>(x)"), ("a < b", "(a < b)"),
        ("[=](int a) { b(); }", "{(a: int) in b()}"), ("[self, &x]() -> int { b(); }", "{() in b()}"),
        ("new Foo(x)", "Foo(x)"), ("nullptr", "nil"), ("[a b]", "a.b()"), ("R\"x(a\"b)x\"", "\"a\"b\""),
    ])
    func expressionOfCPlusPlus(_ text: String, _ expected: String) {
        #expect(value(text, path: "A.mm") == expected)
    }
}
