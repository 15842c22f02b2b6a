package import InterfaceBuilder
internal import SwiftParser
internal import SwiftSyntax

extension SwiftSourceReader {
    /// The comments of a file, from their first sign to their last. None of a text that nests too deeply to be read.
    package static func comments(in file: SourceFile) -> [ByteRange] {
        file.text.withUnsafeBufferPointer { text in
            var scanner = OutlineScanner(text)
            guard scanner.placeTooDeep() == nil else { return [] }
            var comments: [ByteRange] = []
            for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
                collect(token.leadingTrivia, from: token.position.utf8Offset, into: &comments)
                collect(
                    token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset,
                    into: &comments)
            }
            return comments
        }
    }

    private static func collect(_ trivia: Trivia, from start: Int, into comments: inout [ByteRange]) {
        var place = start
        for piece in trivia {
            let end = place + piece.sourceLength.utf8Length
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment:
                comments.append(ByteRange(place, end))
            default: break
            }
            place = end
        }
    }
}
