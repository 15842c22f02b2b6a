import Foundation
import NibCompiler
import Testing

@Suite struct SwiftLiteralTests {
    /// The compiler reads every literal as the text that it was made of, and takes every name.
    @Test func theCompilerReadsBackWhatWasWritten() throws {
        let compiler = try GenerateCompiler()
        defer { compiler.remove() }
        var names: Set<String> = []
        let cases = HostileText.all.compactMap { SwiftIdentifier(case: $0) }.filter {
            names.insert($0.name).inserted
        }
        let types = HostileText.all.compactMap { SwiftIdentifier(converting: $0, start: .upper) }
            .filter { names.insert("func " + $0.name).inserted }
        #expect(cases.count > 120)
        let program = """
            enum Names: String, CaseIterable {
            \(cases.map { "    case \($0.text)" }.joined(separator: "\n"))
            }
            struct Functions {
            \(types.map { "    func \($0.following("dequeue"))() {}" }.joined(separator: "\n"))
            }
            \(cases.map { "_ = Names.\($0.member)" }.joined(separator: "\n"))
            let literals: [String] = [
            \(HostileText.all.map { "    \(SwiftLiteral($0).text)," }.joined(separator: "\n"))
            ]
            for literal in literals {
                print(literal.unicodeScalars.map { String($0.value) }.joined(separator: " "))
            }
            """
        let source = compiler.folder.appending(path: "main.swift")
        try program.write(to: source, atomically: true, encoding: .utf8)
        let executable = compiler.folder.appending(path: "literals").path
        let (status, text) = try compiler.swiftc([
            "-warnings-as-errors", "-module-name", "Literals", "-o", executable, source.path,
        ])
        try #require(status == 0, "\(text)")
        let lines = try compiler.run(executable, []).text
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let expected = HostileText.all.map { text in
            text.unicodeScalars.map { String($0.value) }.joined(separator: " ")
        }
        #expect(lines.map(String.init) == expected)
    }

    @Test(arguments: HostileText.all)
    func noLiteralHoldsAnInterpolationOrAControl(_ text: String) {
        let literal = SwiftLiteral(text).text
        #expect(literal.hasPrefix("\"") && literal.hasSuffix("\""))
        var isEscaped = false
        var faults = 0
        for scalar in literal.unicodeScalars.dropFirst().dropLast() {
            if [.control, .format].contains(scalar.properties.generalCategory) { faults += 1 }
            if isEscaped ? scalar == "(" : scalar == "\"" { faults += 1 }
            isEscaped = !isEscaped && scalar == "\\"
        }
        #expect(!isEscaped && faults == 0, "\(literal)")
    }

    @Test(arguments: [
        (60, "60"), (0, "0"), (-2, "-2"), (0.5, "0.5"), (12.25, "12.25"), (1e20, "1e+20"), (-0.0, "-0"),
    ])
    func numbersAreShort(_ number: Double, _ text: String) {
        #expect(SwiftLiteral(number)?.text == text)
    }

    @Test func nothingInfiniteIsANumber() {
        #expect(SwiftLiteral(Double.infinity) == nil)
        #expect(SwiftLiteral(Double.nan) == nil)
    }
}
