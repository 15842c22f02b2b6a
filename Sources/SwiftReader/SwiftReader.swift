package import InterfaceBuilder
package import NibCompiler
internal import SwiftParser
internal import SwiftSyntax

/// Text of a Swift file → `Outline`, by a scan of its bytes, and `SourceFacts`, by swift-syntax. The only user
/// of swift-syntax.
package enum SwiftReader {
    /// What the file says. Text that is no Swift is skipped: nothing is lost that could be read.
    package static func read(_ file: SourceFile) -> SourceFacts {
        let tree = file.text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        var facts = SourceFacts(file: file, language: .swift)
        facts.imports = tree.statements.compactMap { item in
            item.item.as(ImportDeclSyntax.self)?.path.trimmedDescription
        }
        return facts
    }
}
