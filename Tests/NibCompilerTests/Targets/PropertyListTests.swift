import NibCompiler
import Testing

@Suite struct PropertyListTests {
    private func read(_ text: String) -> (value: PropertyList?, isWhole: Bool) {
        PropertyListReader.read(Array(text.utf8))
    }

    @Test func valuesAndComments() {
        let (value, isWhole) = read(
            """
            // !$*UTF8*$!
            { a = b/c.d; /* { */ "q\\"\\n" = ( 1, 'two' /* , */, <0a 1B>, ); e = {}; f = x/*y*/; }

            """)
        #expect(isWhole)
        #expect(
            value
                == .dictionary([
                    "a": .string("b/c.d"), "q\"\n": .array([.string("1"), .string("two"), .string("0a 1B")]),
                    "e": .dictionary([:]), "f": .string("x"),
                ]))
    }

    @Test(arguments: [
        "", "{", "(", "<", "\"", "\"\\", "{a", "{a=", "{a=b", "{a=b;", "(a", "(a,", "(a b)", "{a=b}", "{=;}",
        "{a=b;} c", "/*", "{a=b;} /*", "{;}", "(,)", ")", "<0a", "{a=(;};}", "\u{FEFF}{",
    ])
    func whatIsNoListIsNotWhole(text: String) {
        #expect(!read(text).isWhole)
    }

    @Test func whatCameBeforeAFaultIsThere() {
        #expect(read("{a = b; c = (d, e").value?["a"] == .string("b"))
        #expect(read("{a = b; c = (d, e").value?["c"]?.strings == ["d", "e"])
    }

    @Test(arguments: ["(", "{a=", "(("]) func depthIsBounded(open: String) {
        #expect(!read(String(repeating: open, count: 200_000)).isWhole)
    }
}
