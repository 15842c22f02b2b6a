/// The words in identifiers that tell of registration, dequeueing, outlets and actions.
enum ReuseWord {
    private static let words: [(word: StaticString, letters: UInt64)] = [
        "register", "dequeue", "UINib", "NSNib", "loadNibNamed", "IBOutlet", "IBAction", "UICollectionView",
        "UITableView", "makeItem", "makeView", "makeSupplementaryView", "elementKindSection",
        "UICollectionElementKind", "headerReferenceSize", "footerReferenceSize",
    ].map { ($0, letters(of: $0)) }

    /// Found in upper and lower case.
    private static let folded: StaticString = "reuseidentifier"
    private static let foldedLetters = letters(of: folded)

    /// The length of the shortest word.
    static let minimumLength = 5

    /// Whether the identifier holds one of the words. `letters` has bit `byte & 63` set for each of its bytes.
    static func isPart(of identifier: UnsafeBufferPointer<UInt8>, letters: UInt64) -> Bool {
        // A letter and its lower case are 32 bits apart.
        let lowered = letters | letters << 32
        if lowered & foldedLetters == foldedLetters, contains(identifier, folded, mask: 0x20) { return true }
        return words.contains {
            letters & $0.letters == $0.letters && contains(identifier, $0.word, mask: 0)
        }
    }

    private static func letters(of word: StaticString) -> UInt64 {
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
            .reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    private static func contains(
        _ identifier: UnsafeBufferPointer<UInt8>, _ word: StaticString, mask: UInt8
    ) -> Bool {
        let count = word.utf8CodeUnitCount
        guard identifier.count >= count else { return false }
        return (0...identifier.count - count).contains { start in
            (0..<count).allSatisfy { identifier[start + $0] | mask == word.utf8Start[$0] }
        }
    }
}
