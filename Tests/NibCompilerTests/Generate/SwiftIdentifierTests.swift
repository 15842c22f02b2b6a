import NibCompiler
import Testing

@Suite struct SwiftIdentifierTests {
    @Test(arguments: [
        ("URLCell", "urlCell"), ("Section1HeaderView", "section1HeaderView"), ("MyCell", "myCell"),
        ("URL", "url"), ("URL2Cell", "url2Cell"), ("my-cell", "myCell"),
        ("com.example.Cell", "comExampleCell"),
        ("a b  c", "aBC"), ("007", "_007"), ("-x", "x"), ("default", "`default`"), ("Protocol", "`protocol`"),
        ("self", "self_"), ("init", "init_"), ("none", "none_"), ("some", "some_"), ("allCases", "allCases_"),
        ("a\u{FFFD}b", "aB"),
        ("rawValue", "rawValue_"), ("Self", "self_"), ("Type", "type"), ("Жук", "жук"), ("🚀 cell", "🚀Cell"),
        ("\u{200F}right", "right"), ("👨‍👩‍👧", "👨👩👧"), ("_Row", "_Row"), ("a\u{301}b", "a\u{301}b"),
        ("\u{301}b", "b"),
    ])
    func makesCases(_ text: String, _ expected: String) {
        #expect(SwiftIdentifier(case: text)?.text == expected)
    }

    @Test(arguments: [("myCell", "MyCell"), ("URLCell", "URLCell"), ("my-cell", "MyCell"), ("7up", "_7up")])
    func startsInUpperCase(_ text: String, _ expected: String) {
        #expect(SwiftIdentifier(converting: text, start: .upper)?.name == expected)
    }

    @Test(arguments: ["", "+++", "___", " \n", "\u{200D}", "\u{301}"])
    func hasNoNameForNothing(_ text: String) {
        #expect(SwiftIdentifier(case: text) == nil)
        #expect(SwiftIdentifier(exactly: text) == nil)
    }

    @Test(arguments: ["Outer.Inner", "Жук", "class", "Module.default"])
    func takesTypeNames(_ text: String) {
        #expect(SwiftTypeName(text)?.plain == text)
    }

    @Test(arguments: [
        "", ".", "A.", ".A", "A..B", "A<B>", "A?", "[A]", "A B", "A;B", "A{}", "A\n", "A\u{202E}", "A.Type",
        "A.Protocol", "Self", "7up", "A`", "`A`", "A//", "$A",
    ])
    func refusesOtherTypeNames(_ text: String) {
        #expect(SwiftTypeName(text) == nil)
    }
}
