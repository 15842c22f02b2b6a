/// Texts that nest or repeat without end.
enum Hostile {
    static let texts: [(name: String, text: String)] =
        openings.map { ("\($0) × 1,000", "let x = " + String(repeating: $0, count: 1_000)) }
        + statements.map { ("statement \($0) × 1,000", String(repeating: $0, count: 1_000)) }
        + chains.map { start, link, count in
            ("\(start)\(link)… × \(count)", start + String(repeating: link, count: count))
        }

    private static let openings = [
        "(", "[", "{", "f(", "f { ", "!", "- ", "-(", "try ", "await ", "&", "\"\\(", "#selector(", "x[",
        "[a: ",
        "A<", "any ", "if a { ", "switch x { case .a: ", "if ", "(a, ", "\\A<", "{ (a: ", "#", "\"\"\"\n\\(",
        "/", "`",
        "@a ", "a ? ", "a ? (", "copy ", "unsafe ",
    ]

    private static let statements = [
        "class A { ", "func f() { ", "#if A\n", "if a { ", "switch x { case .a(", "for x in { ", "do { ",
        "guard ",
        "while ", "a: ", "case let .a(", "let ", "var x: (", "var x: [", "var x: A<", "extension [", "/*",
        "@",
        "func f(a: ", "protocol P: ", "} ", ") ", "] ", "enum E { case a(", "var x { get { ", "defer { ",
        "repeat { ",
        "typealias A = ", "#if false\n", "#elseif 0\n", "let (", "import ", "subscript(", "init(", "some ",
        "inout ",
        "if case .a(", "if let x = { ", "throw ", "return ", "case ", "default: ", "operator ", "actor ",
        "\u{0}", "\u{1A}", "func f() -> ", "init() -> ", "func f<A>(_ a: A) -> A throws -> ", "a ?? ",
        "case a(() -> ",
    ]

    private static let chains: [(String, String, Int)] = [
        ("let x = a", " + b", 20_000), ("let x = a", " ?? b()", 2_000), ("let x = a", " = b", 2_000),
        ("let x = a", " ? b : c", 2_000), ("let x = a", " as? B", 2_000), ("let x = a", ".a()", 2_000),
        ("let x = a", ".a", 2_000), ("let x = a", "?", 2_000), ("let x = a", "!", 2_000),
        ("let x = a", "[0]", 2_000), ("let x = a", "()", 2_000), ("let x = a", " {}", 2_000),
        ("let x = a", "<B>", 2_000), ("let x = a", "\n#if A\n.a()\n#endif", 2_000),
        ("if a { f() }", " else if b { g() }", 2_000), ("let x = if a { f() }", " else if b { g() }", 2_000),
        ("func f() { if a { f() }", " else if b { g() }", 2_000), ("let x: A", ".B", 2_000),
        ("let x: A", "?", 2_000), ("let x: A", "!", 2_000), ("let x: A", ".Type", 2_000),
        ("let x: A", " -> B", 2_000), ("let x: A", " & B", 2_000), ("let x = \\A", ".b", 2_000),
        ("let x: ", "any ", 2_000), ("let x: ", "inout ", 2_000), ("let x: ", "@a ", 2_000),
        ("let x: ", "repeat ", 2_000), ("switch x { case let ", "let ", 2_000),
        ("let x = \"", "\\(a)", 2_000),
        ("do {}", " catch {}", 2_000), ("if a", ", let x = y", 2_000), ("let a = 1", ", b = 2", 2_000),
        ("class A", ".B", 2_000), ("extension A", ".B", 2_000), ("extension A: B", ", C<D>", 2_000),
        ("import A", ".B", 2_000), ("let x = .a", ".b()", 2_000), ("f(a)", "(b: { c() })", 2_000),
    ]
}
