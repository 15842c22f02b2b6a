import InterfaceBuilder
import NibCompiler
import Testing

@Suite struct MessageTests {
    @Test(arguments: [
        ("[tv registerNib:x forCellReuseIdentifier:y]", "tv.registerNib(x, forCellReuseIdentifier: y)"),
        ("[self.tableView reloadData]", "self.tableView.reloadData()"),
        ("[self tableView]", "self.tableView()"),
        ("[a b:c ? d : e f:g]", "a.b((c ? d : e), f: g)"),
        ("[NSArray arrayWithObjects:a, b, nil]", "NSArray.arrayWithObjects(a, b, nil)"),
        ("[[a b] c:[d e]]", "a.b().c(d.e())"),
        ("[X class]", "X.self"), ("X.class", "X.self"),
        ("[self class]", "type(of: self)"), ("self.class", "type(of: self)"),
        ("[[self class] cellId]", "type(of: self).cellId()"),
        ("[[X alloc] init]", "X()"), ("[X new]", "X()"), ("X.new", "X()"), ("[X.alloc init]", "X()"),
        ("[[X alloc] initWithStyle:s reuseIdentifier:r]", "X(style: s, reuseIdentifier: r)"),
        ("[[X alloc] initWithURLString:u]", "X(urlString: u)"), ("[[X alloc] initWithURL:u]", "X(url: u)"),
        ("[[X alloc] initForReading:u]", "X(forReading: u)"),
        ("[super init]", "super.init()"),
        ("[UINib nibWithNibName:n bundle:b]", "UINib(nibName: n, bundle: b)"),
        ("[NSBundle mainBundle]", "Bundle.main"), ("NSBundle.mainBundle", "Bundle.main"),
        ("[NSBundle bundleForClass:[X class]]", "Bundle(for: X.self)"),
        ("NSStringFromClass([X class])", "NSStringFromClass(X.self)"),
        ("[a isEqualToString:b]", "(a == b)"), ("[@\"a\" stringByAppendingString:b]", "(\"a\" + b)"),
        ("[NSString stringWithFormat:@\"a%@b%ld%%\", x, y]", "\"\\(\"a\")\\(x)\\(\"b\")\\(y)\\(\"%\")\""),
        ("[NSString stringWithFormat:@\"%@\"]", "NSString.stringWithFormat(\"%@\")"),
        ("[NSString stringWithFormat:@\"%.2f\", x]", "NSString.stringWithFormat(\"%.2f\", x)"),
        ("[NSArray<Foo *> array]", "NSArray<Foo>.array()"),
        ("[x default:1 for:2]", "x.default(1.0, for: 2.0)"),
        ("[(Foo *)x bar]", "(x as! Foo).bar()"),
        ("[a ?: b c]", "(a ?? b).c()"),
        ("[x do:^{ [y z]; } with:1]", "x.do({() in y.z()}, with: 1.0)"),
    ])
    func message(_ text: String, _ expected: String) {
        #expect(value(text) == expected)
    }

    @Test func rangesAreThoseOfTheText() {
        let text =
            "[self.tv registerNib:[UINib nibWithNibName:@\"A\" bundle:nil] forCellReuseIdentifier:(kId)]"
        let facts = read("void f() { /* é */ \(text); }")
        var calls = Calls()
        calls.walk(facts)
        let found = calls.ranges.map { facts.file[$0] }
        #expect(
            found == [
                text, "self.tv registerNib", "self.tv", "self", "[UINib nibWithNibName:@\"A\" bundle:nil]",
                "UINib",
                "@\"A\"", "nil", "kId",
            ])
    }

    @Test func whatIsNotUnderstoodKeepsItsMessages() {
        let facts = read("- (void)f { foo bar baz [a b:1] ? ; @weird [c d:2 e:3]; $ % [f g]; }")
        var calls = Calls()
        calls.walk(read("@implementation X\n\(facts.file[facts.file.fullRange])\n@end"))
        #expect(calls.found == ["b(_:)", "d(_:e:)", "g()"])
    }
}
