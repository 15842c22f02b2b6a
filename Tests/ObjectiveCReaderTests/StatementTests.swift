import Testing

@Suite struct StatementTests {
    @Test(arguments: [
        ("static NSString *CellIdentifier = @\"Cell\";", ["var CellIdentifier: NSString = \"Cell\""]),
        ("NSString *a = b, *c;", ["var a: NSString = b, var c: NSString"]),
        ("NSString * const a = b;", ["let a: NSString = b"]), ("const int a = 1;", ["let a: int = 1.0"]),
        ("NSArray<Foo *> *a = b;", ["var a: [Foo] = b"]),
        ("NSDictionary<NSString *, NSArray<Foo *> *> *a;", ["var a: [NSString: [Foo]]"]),
        ("id<P> a = b;", ["var a: P = b"]), ("UIView<P> *a;", ["var a: UIView & P"]),
        ("__weak typeof(self) weakSelf = self;", ["weak var weakSelf = self"]),
        ("__block Foo *a = nil;", ["var a: Foo = nil"]),
        ("void (^a)(id x) = ^(id x) { };", ["var a: (id) -> void = {(x: id) in }"]),
        ("NSString *a[] = { @\"b\" };", ["var a: [NSString] = [\"b\"]"]),
        ("Foo *a NS_VALID_UNTIL_END_OF_SCOPE = b;", ["var a: Foo = b"]),
        ("unsigned long a = 1;", ["var a: unsigned long = 1.0"]),
        ("a = b; self.c.d = [e f];", ["a = b", "self.c.d = e.f()"]), ("a += b;", ["(a += b)"]),
        ("a = b = c;", ["a = (b = c)"]),
        ("if (a) b(); else if (c) { d(); } else e();", ["if a {b()} else {if c {d()} else {e()}}"]),
        ("if (@available(iOS 13, *)) { a(); }", ["if #available {a()}"]),
        ("if ((self = [super init])) { }", ["if (self = super.init()) {}"]),
        ("for (NSString *x in [a b]) { c(x); }", ["for x: NSString in a.b() {c(x)}"]),
        ("for (x in y) z();", ["for x in y {z()}"]),
        (
            "for (int i = 0; i < 3; i++) { a(i); }",
            ["do {var i: int = 0.0; while (i < 3.0) {a(i); (i += 1.0)}}"]
        ),
        ("for (;;) { }", ["do {while  {}}"]), ("while (a) { break; }", ["while a {break}"]),
        ("do { a(); } while (b); c();", ["while b {a()}", "c()"]),
        (
            "switch (a) { case 1: case Foo: b(); break; case 'x': { c(); } default: return d; }",
            ["switch a {1.0, Foo: b(); break | other(): do {c()}; return d | default: return d}"]
        ),
        (
            "@try { a(); } @catch (NSException *e) { b(); } @finally { c(); }",
            ["do {a(); do {b()}; do {c()}}"]
        ),
        ("@autoreleasepool { a(); } @synchronized (self) { b(); }", ["do {a()}", "self", "do {b()}"]),
        ("@throw a; goto b; b: c();", ["leave a", "leave b", "c()"]),
        ("@weakify(self); { a(); }", ["other(self)", "do {a()}"]),
        ("return; return [a b];", ["return", "return a.b()"]),
        ("dispatch_once(&t, ^{ a = b; });", ["dispatch_once(&t, {() in a = b})"]),
    ])
    func statements(_ text: String, _ expected: [String]) {
        #expect(body(text) == expected)
    }

    @Test(arguments: [
        ("for (auto& x : xs) { a(x); }", ["for x in xs {a(x)}"]), ("Foo a(b);", ["var a: Foo = Foo(b)"]),
        ("std::vector<int> a;", ["var a: std.vector & int"]), ("auto a = b;", ["var a = b"]),
        ("try { a(); } catch (...) { b(); }", ["do {a(); do {b()}}"]),
        ("if (auto a = b()) { }", ["if let a = b() {}"]),
    ])
    func statementsOfCPlusPlus(_ text: String, _ expected: [String]) {
        #expect(body(text, path: "A.mm") == expected)
    }
}
