import InterfaceBuilder
import NibCompiler
import SwiftReader
import Testing

@Suite struct ImportTests {
    @Test func importsAreModules() {
        let facts = SwiftSourceReader.read(
            SourceFile(path: "A.swift", text: "import UIKit\nimport struct A.B\n"))
        #expect(facts.imports == ["UIKit", "A.B"])
    }
}
