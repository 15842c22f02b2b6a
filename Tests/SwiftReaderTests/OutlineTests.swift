import InterfaceBuilder
import NibCompiler
import SwiftReader
import Testing

/// The scan of the bytes and the facts from the syntax tree name the same declarations.
@Suite struct OutlineTests {
    @Test(arguments: [
        Sample.controller,
        "enum E: String { case a, b = \"x\", c(Int, d: [A: B]); case `default`\n var d = 1 }",
        "class A: B<C, D>, E.F<G>, @unchecked Sendable where T: P { class func f() {} ; class var g: Int { 1 } }",
        "extension A.B: P where C == D<E> { struct F<T: Q>: R {} }\nextension [Int]: P {}\nextension [A: B] {}",
        "let a = 1, b: Int = 2, c = Dictionary<String, Int>()\nvar d, e: Int\nlet (f, (g, _)) = h()",
        "protocol P: class { associatedtype T: A = B; var a: Int { get }; init(); func f<U, V>(a: U, b: V) }",
        "struct S { static func == (a: S, b: S) -> Bool { true }; static func <<T>(a: T) {}; subscript(a: Int) -> Int { 1 } }",
        "if let a = b, let c = d { let e = 1 }\nguard let f = g else { }\nfor case let h? in i {}\nlet j = 1",
        "// class A {}\n/* class B { /* nested */ class C {} */ let a = \"\\(b { class D {} }) class E {\"\nclass F {}",
        "let a = \"\"\"\n class A {\n \\(\"}\") \"\n \"\"\"\nlet b = #\"\\(\"#, c = ##\"\"#\"##\nlet d = #\"\"\"#\nclass G {}",
        "#if false\nclass A {\n#if B\n#endif\n#else\nclass C {}\n#endif\n#if 0\nlet a = 1\n#elseif D\nlet b = 1\n#endif",
        "import class UIKit.UIView\nimport struct A.B\ntypealias C<T> = D<T>\nfunc f() { class Local { var x = 1 } }",
        "actor A { let actor: B; init?(a: Int) { } deinit { } }\nlet actor = A()\nactor.f()\nfunc + (a: A, b: A) {}",
        "class A {\n /// ends with a comma,\n var a: Int\n lazy var b: B = { let c = 1; return c }()\n @objc(d:) func d() {} }",
        "class A { let r = /[{]/\n let s = #/}/#\n let t = a / b; let u = c / d }\nlet v = 1",
        "indirect enum A { case a(A), b; enum B { case c }\n#if D\ncase d\n#endif\nfunc `in`() {} }",
        "class A: B & C, (D), E where F: G {}\nclass `class` {}\nstruct H: ~Copyable {}",
        "@objcMembers public final class A: NSObject {}\npublic extension A { static let a = 1, b = 2 }",
    ]) func agreesWithFacts(_ text: String) {
        let file = SourceFile(path: "A.swift", text: text)
        #expect(
            OutlineText.lines(SwiftSourceReader.outline(of: file))
                == OutlineText.lines(SwiftSourceReader.read(file)))
    }

    @Test(arguments: [
        "tableView.register(A.self)", "x.dequeueCell()", "static let fooReuseIDENTIFIER = 1", "UINib()",
        "NSNib()",
        "b.loadNibNamed(x)", "@IBOutlet var a: B", "@IBAction func a() {}",
        "class A: UICollectionViewCell {}",
        "var a: UITableView?", "\"\\(makeItem())\"", "a.makeView()", "func makeSupplementaryView() {}",
        "let a = x.elementKindSectionHeader", "UICollectionElementKindSectionFooter",
        "a.headerReferenceSize = b",
        "a.footerReferenceSize = b", "class `register` {}", "func f(_ a: NSNib) {}",
        "extension UITableView {}",
        "@IBOutletCollection var x", "reuseIdentifier", "func a() { { b.registerCells() } }",
        "func register<T: A>(_ type: T.Type)", "a.register(cellType: B.self)", "a.register( // b\n nib: c)",
        "a.register(b ? c : d)", "A.register(in: b)", "a.forEach(b.register)", "registerXIBs(a)",
        "a.register\n(b: c)",
    ]) func wordsOfReuse(_ text: String) {
        #expect(SwiftSourceReader.outline(of: SourceFile(path: "A.swift", text: text)).hasReuseWords)
    }

    @Test(arguments: [
        "// register\n/* dequeue */", "let a = \"UINib\"", "let reuse = identifier", "REGISTER()",
        "UItableView",
        "let regi = ster", "", "func a() { { b.unregisterAll() } }",
        "a.register(processor: self, for: B.self)",
        "func register(account: B)", "func register(device a: B)", "registerForRemoteNotifications()",
        "a.isRegistered",
    ]) func otherWords(_ text: String) {
        #expect(!SwiftSourceReader.outline(of: SourceFile(path: "A.swift", text: text)).hasReuseWords)
    }

    @Test func namesThatCodeMaySet() {
        let text = """
            let a = 1, b: Int = 2
            class C { var d = "", e: String = ""; let f = { g = 1 } }
            func h() { i.j = k; l += m; n.append(o); p.q.insert(r, at: 0); s.count(); t == u; v != w }
            func x(_ y: Int = 1) { z(&aa.ab, ac & ad); ae = \\AF.ag.ah; ai! = aj; if let ak = al { am
              = "\\(an = 1) ao = 1" } }
            // ap = 1
            """
        let written = SwiftSourceReader.outline(of: SourceFile(path: "A.swift", text: text)).written
        #expect(
            written.sorted() == [
                "AF", "Int", "String", "aa", "ab", "ae", "ag", "ah", "ai", "am", "an", "g", "j", "l", "n",
                "q",
            ])
    }

    @Test func modulesThatAreImported() {
        let text = """
            // import Nothing
            import UIKit; @testable import A
            @_exported import B // c
            import class C.D
            public import struct E.F
            #if canImport(G)
            import G.H
            #endif
            let text = "import I"
            class J { func k() { import L } }
            """
        let outline = SwiftSourceReader.outline(of: SourceFile(path: "A.swift", text: text))
        #expect(outline.imports == ["UIKit", "B", "C", "E", "G"])
    }
}
