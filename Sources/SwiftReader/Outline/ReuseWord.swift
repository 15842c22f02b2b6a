/// The words in identifiers that tell of registration, dequeueing, outlets and actions.
enum ReuseWord {
    private struct Word {
        var text: StaticString
        /// Bit `byte & 63` is set for each byte.
        var letters: UInt64

        init(_ text: StaticString) {
            self.text = text
            letters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
                .reduce(0) { $0 | 1 << UInt64($1 & 63) }
        }
    }

    private static let words = [
        "dequeue", "UINib", "NSNib", "loadNibNamed", "IBOutlet", "IBAction", "UICollectionView",
        "UITableView",
        "makeItem", "makeView", "makeSupplementaryView", "elementKindSection", "UICollectionElementKind",
        "headerReferenceSize", "footerReferenceSize",
    ].map(Word.init)

    /// Found in upper and lower case.
    private static let folded = Word("reuseidentifier")

    /// Much is registered that is no view: what else the name or the first label says decides.
    private static let register = Word("register")

    /// The parts of such names and labels that tell of views. Found in upper and lower case.
    private static let registered = [
        "cell", "view", "nib", "xib", "class", "type", "header", "footer", "item", "reus", "kind",
        "identifier",
        "supplement", "decorat", "table", "collection", "row", "section",
    ].map(Word.init)

    /// Up to this length a label may be a word such as `in` and `with`, which says nothing.
    private static let maximumPrepositionLength = 4

    /// The length of the shortest word.
    static let minimumLength = 5

    /// Whether the identifier in `range` of `text` holds one of the words. `letters` has bit `byte & 63` set for each
    /// of its bytes.
    static func isPart(of text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, letters: UInt64) -> Bool {
        let identifier = UnsafeBufferPointer(rebasing: text[range])
        if containsFolded(identifier, folded, letters)
            || words.contains(where: { contains(identifier, $0, letters) })
        {
            return true
        }
        guard contains(identifier, register, letters) else { return false }
        if range.count > register.text.utf8CodeUnitCount { return tellsOfViews(identifier) }
        guard let label = label(in: text, behind: range.upperBound) else { return true }
        return label.count <= maximumPrepositionLength || tellsOfViews(label)
    }

    /// The label of the first argument or parameter after a name; nil where there is none.
    private static func label(
        in text: UnsafeBufferPointer<UInt8>, behind place: Int
    ) -> UnsafeBufferPointer<UInt8>? {
        var scanner = OutlineScanner(text)
        scanner.hasReuseWords = true
        scanner.position = place
        guard scanner.byte() == UInt8(ascii: "(") else { return nil }
        scanner.position += 1
        scanner.skipTrivia()
        let label = scanner.scanIdentifier()
        scanner.skipTrivia()
        let isLabel = scanner.byte() == UInt8(ascii: ":") || OutlineScanner.isIdentifier(scanner.byte())
        return label.isEmpty || !isLabel ? nil : UnsafeBufferPointer(rebasing: text[label])
    }

    private static func tellsOfViews(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
        registered.contains { containsFolded(identifier, $0, .max) }
    }

    private static func contains(
        _ identifier: UnsafeBufferPointer<UInt8>, _ word: Word, _ letters: UInt64
    ) -> Bool {
        letters & word.letters == word.letters && contains(identifier, word.text, mask: 0)
    }

    private static func containsFolded(
        _ identifier: UnsafeBufferPointer<UInt8>, _ word: Word, _ letters: UInt64
    ) -> Bool {
        // A letter and its lower case are 32 bits apart.
        (letters | letters << 32) & word.letters == word.letters
            && contains(identifier, word.text, mask: 0x20)
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
