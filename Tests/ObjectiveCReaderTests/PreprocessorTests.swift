import InterfaceBuilder
import NibCompiler
import Testing

@Suite struct PreprocessorTests {
    @Test func imports() {
        let facts = read("#import <UIKit/UIKit.h>\n#include \"Foo.h\"\n@import Bar;\n# import <Baz.h>\n")
        #expect(facts.imports == ["UIKit", "Foo.h", "Baz.h", "Bar"])
    }

    @Test func inactiveText() {
        let facts = read(
            "#if 0\n[a\n#if X\n#endif\n#else\nint a = 1;\n#endif\n#if 1 // x\nint b = 1;\n#else\n}\n#endif\n")
        #expect(facts.inactive.map { facts.file[$0] } == ["\n[a\n#if X\n#endif\n", "\n}\n"])
        #expect(Printer.print(facts) == ["var a: int = 1.0", "var b: int = 1.0"])
    }

    @Test func clausesThatOpenTheSameBrackets() {
        #expect(
            lines(
                """
                @implementation X
                #if A
                - (void)f {
                #else
                - (void)f:(id)x {
                #endif
                    if (a
                #if B
                        && b) {
                #else
                        && c) {
                #endif
                        [d e];
                    }
                }
                - (void)g { [h i]; }
                @end
                """
            ).last == "    h.i()")
    }

    @Test func missingBracesEndAtTheNextMethod() {
        #expect(
            lines(
                "@implementation X\n- (void)f { if (a) { [b c:1;\n}\n- (void)g { [h i]; }\n@end\nint z = 1;")
                == [
                    "extension X", "  func f() [f]", "    if a {b.c(1.0)}", "  func g() [g]", "    h.i()",
                    "var z: int = 1.0",
                ])
    }

    @Test func comments() {
        #expect(value("[a /* ] */ b // ]\n]") == "a.b()")
        #expect(value("@\"/* a */ // b\"") == "\"/* a */ // b\"")
    }
}
