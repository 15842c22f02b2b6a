import InterfaceBuilder
import NibCompiler

extension ManifestDecoder {
    private static let words = ["app", "storyboard"]
    private static let expected = "a number, {estimated: …}, {absolute: …}, 'app' or 'storyboard'"

    /// `60`, `{estimated: 44}`, `{absolute: 60}`, `app` or `storyboard`. Negative sizes are the business of
    /// the rule `negative-size`.
    mutating func size(_ pair: YAMLNode.Pair) -> Located<Entry.Size>? {
        switch pair.value.content {
        case .scalar("app", _):
            return Located(.app, pair.value.range)
        case .scalar("storyboard", _):
            return Located(.storyboard, pair.value.range)
        case .scalar(let text, _):
            if let near = NearName.suggestion(for: text, among: Self.words) {
                report(
                    "\(Quotation.of(text)) is not a size: expected \(Self.expected); did you mean '\(near)'?",
                    at: pair.value.range)
                return nil
            }
            return number(pair, expecting: Self.expected)?.map(Entry.Size.points)
        case .sequence:
            reportShape(Self.expected, pair)
            return nil
        case .mapping:
            return dimension(pair)
        }
    }

    private mutating func dimension(_ pair: YAMLNode.Pair) -> Located<Entry.Size>? {
        guard let fields = fields(pair, as: Keys.Size.self) else { return nil }
        guard let first = fields.pairs.first else {
            if fields.misspelled.isEmpty, case .mapping(let pairs) = pair.value.content, pairs.isEmpty {
                reportShape(Self.expected, pair)
            }
            return nil
        }
        if fields.pairs.count > 1 {
            report(
                "'estimated' and 'absolute' exclude each other", at: fields.pairs[1].pair.key.range)
            return nil
        }
        guard let value = number(first.pair)?.value else { return nil }
        return Located(first.key == .estimated ? .estimated(value) : .absolute(value), pair.value.range)
    }
}
