package import InterfaceBuilder
package import NibCompiler

/// Text of an Objective-C header or implementation → `SourceFacts`, by a tolerant reader of tokens.
package enum ObjectiveCReader {
    package static func read(_ file: SourceFile) -> SourceFacts {
        SourceFacts(file: file, language: .objectiveC)
    }
}
