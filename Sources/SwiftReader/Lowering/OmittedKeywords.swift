import InterfaceBuilder
internal import SwiftParser
import SwiftSyntax

/// Swift 2 leaves `let` out before the second name that a condition binds, `if let a = b, c = D(a) { … }`, and the
/// parser of today loses its place there: it goes on at the next `let`, wherever that is. So the words are put in, and
/// offsets into the longer text are taken back to the file's own.
struct OmittedKeywords {
    /// Offsets in the file before which a word was put in, in their order.
    private(set) var places: [Int] = []

    private static let word = Array("let ".utf8)
    /// Each parse shows what the last one did not get to: conditions within the ones that are repaired.
    private static let maximumRounds = 16

    /// The tree of a text with the words that it leaves out.
    static func parse(_ text: UnsafeBufferPointer<UInt8>) -> (SourceFileSyntax, OmittedKeywords) {
        var repair = OmittedKeywords()
        var tree = Parser.parse(source: text)
        for _ in 0..<maximumRounds {
            let found = Set(found(in: Syntax(tree)).map(repair.original)).subtracting(repair.places)
            guard !found.isEmpty else { break }
            repair.places = (repair.places + found).sorted()
            tree = repair.completed(text).withUnsafeBufferPointer { Parser.parse(source: $0) }
        }
        return (tree, repair)
    }

    /// The place in the file of an offset into the longer text.
    func original(_ offset: Int) -> Int {
        guard !places.isEmpty else { return offset }
        var result = offset
        for (number, place) in places.enumerated() {
            let start = place + number * Self.word.count
            guard offset > start else { break }
            result = max(offset - (number + 1) * Self.word.count, place)
        }
        return result
    }

    private func completed(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + places.count * Self.word.count)
        var start = 0
        for place in places {
            result += text[start..<place]
            result += Self.word
            start = place
        }
        return result + text[start...]
    }

    /// Where `name = …` stands in a condition and the parser did not expect it.
    private static func found(in root: Syntax) -> [Int] {
        var result: [Int] = []
        var stack = [root]
        while let node = stack.popLast() {
            for child in node.children(viewMode: .all) where child.hasError {
                if child.is(UnexpectedNodesSyntax.self),
                    node.is(OptionalBindingConditionSyntax.self) || node.is(ConditionElementSyntax.self)
                {
                    let tokens = Array(child.tokens(viewMode: .sourceAccurate).prefix(2))
                    if tokens.count == 2, case .identifier = tokens[0].tokenKind,
                        tokens[1].tokenKind == .equal
                    {
                        result.append(tokens[0].positionAfterSkippingLeadingTrivia.utf8Offset)
                    }
                } else {
                    stack.append(child)
                }
            }
        }
        return result
    }
}
