import InterfaceBuilder
import NibCompiler
import ObjectiveCReader
import Testing

@Suite struct HostileTests {
    static let sample = """
        #import <UIKit/UIKit.h>
        #define kId @"a"
        #if X
        @interface A : B <C> { IBOutlet D *d; } @property (weak) IBOutlet E *e; - (void)f:(int)g h:(id)i; @end
        #else
        typedef NS_ENUM(NSInteger, F) { G = 1, H };
        #endif
        @implementation A
        - (id)f:(NSArray<X *> *)a { for (id x in a) { if (x) return ^(id y) { return @{@"k": @[y, @1]}; }; else [x b:c ? d : e f:(T *)g]; }
        switch (a) { case 1: break; default: do { x++; } while (0); } @try { } @catch (id e) { } return a ?: b[0].c->d; }
        @end
        static void (*p)(int) = { [](int a) { R"(x)" 'c' 0x1p-3 } };
        """

    @Test func everyPrefix() {
        let bytes = Array(Self.sample.utf8)
        for count in 0...bytes.count {
            for path in ["A.m", "A.mm"] {
                _ = ObjectiveCReader.read(SourceFile(path: path, text: Array(bytes[..<count])))
            }
        }
    }

    @Test func randomBytes() {
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let words = [
            "@interface ", "@end ", "- (", "[", "]", "{", "}", "(", ")", "<", ">", "a ", "if ", "case ", ":",
            ";", "*", "^",
            "@", "\"", "'", "#if 0\n", "#else\n", "#endif\n", "\n", "=", ",", "?", "static ", "enum ", "//",
            "/*", "\\", "é", ".",
        ]
        for _ in 0..<300 {
            var text: [UInt8] = []
            for _ in 0..<60 {
                if next(4) == 0 {
                    text.append(UInt8(next(256)))
                } else {
                    text += Array(words[next(words.count)].utf8)
                }
            }
            _ = ObjectiveCReader.read(SourceFile(path: "A.mm", text: text))
        }
    }

    @Test(arguments: [
        "[", "(", "{", "@[", "^{", "!", "(id)", "if (a) {", "if (a) {} else ", "a + ", "a.", "[a ", "a ? ",
        "a ? b : ", "f(", "x[",
        "a<", "void (^a)(", "case ", "@\"a\" b ", "- (", "{ [", "a = ", "struct a {", "switch (a) {", "@{a:",
        "^(", "}", ")", "]",
        "#if A\n{", "#if A\n{\n#else\n{\n", "@interface ", "for (", "do ", "(a)", "a, ", "namespace a { ",
        "<", "*", "typedef ", "({",
        "@try {", "return ", "~", "a::", "NSArray<", "static_cast<", "\\\n", "R\"(", "enum a {", "MACRO_A ",
        "static ", "int f(a) x ",
        "[](){",
    ])
    func deepNesting(_ text: String) {
        let repeated = String(repeating: text, count: 2_000)
        for prefix in ["", "@implementation X\n- (void)f { x = "] {
            _ = ObjectiveCReader.read(SourceFile(path: "A.mm", text: prefix + repeated))
        }
    }

    @Test(arguments: ["{ ", "x = (", "[a b:", "^{ ", "if (a) { ", "switch (a) { case 1: "])
    func theFirstPlaceThatIsTooDeepIsTold(_ text: String) throws {
        let start = "void f() { "
        let deep = read(start + String(repeating: text, count: 300))
        let place = try #require(deep.unread?.place)
        #expect((1...100).contains((place.lowerBound - start.utf8.count) / text.utf8.count))
        #expect(read(start + String(repeating: text, count: 20)).unread == nil)
    }

    @Test func stringsWithBytesThatAreNoTextAreUnknown() throws {
        let bytes =
            Array("/* ".utf8) + [0x8E, 0xE9] + Array(" */ NSString *const a = @\"x".utf8) + [0xE9]
            + Array("\", *const b = @\"y\";".utf8)
        let facts = ObjectiveCReader.read(try SourceDecoder.decodeSource(path: "A.m", bytes: bytes))
        let values = facts.properties.map { property in
            if case .string(let text) = property.value?.kind { text } else { "unknown" }
        }
        #expect(values == ["unknown", "y"])
    }

    @Test func balancedNesting() {
        for (open, close) in [("[", " a]"), ("^{", "}"), ("[a b:", "]")] {
            let text =
                String(repeating: open, count: 100_000) + "x" + String(repeating: close, count: 100_000)
            #expect(read("void f() { y = \(text); } int z = 1;").properties.count == 1)
        }
    }
}
