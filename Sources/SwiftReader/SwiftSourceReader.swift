package import InterfaceBuilder
package import NibCompiler

/// Text of a Swift file → `Outline`, by a scan of its bytes, and `SourceFacts`, by swift-syntax. The only user
/// of swift-syntax.
package enum SwiftSourceReader {
    /// What the file says. Text that is no Swift is skipped: nothing is lost that could be read.
    ///
    /// Never fails and needs no valid text. Of text that nests so deeply that no person can have written it, only the
    /// place where it does is told: swift-syntax would run out of stack. What nests more deeply than
    /// `SyntaxLowering.maximumDepth` is flattened or dropped, so that facts can be walked and released by recursion.
    package static func read(_ file: SourceFile) -> SourceFacts {
        file.text.withUnsafeBufferPointer { text in
            var scanner = OutlineScanner(text)
            if let place = scanner.placeTooDeep() {
                var facts = SourceFacts(file: file, language: .swift)
                facts.unread = .init(.deep, at: place)
                return facts
            }
            let (tree, omitted) = OmittedKeywords.parse(text)
            return SyntaxLowering(omitted).facts(of: tree, in: file)
        }
    }

    /// What the file declares, by a scan of its bytes without swift-syntax. Linear in the file's length.
    package static func outline(of file: SourceFile) -> Outline {
        file.text.withUnsafeBufferPointer { text in
            var scanner = OutlineScanner(text)
            return scanner.outline()
        }
    }
}
