import InterfaceBuilder
import NibCompiler
import ObjectiveCReader
import Testing

@Suite struct LanguageTests {
    @Test func factsAreOfObjectiveC() {
        #expect(ObjectiveCReader.read(SourceFile(path: "A.m", text: "")).language == .objectiveC)
    }
}
