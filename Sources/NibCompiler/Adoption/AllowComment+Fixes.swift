package import InterfaceBuilder

extension AllowComment {
    /// Takes the rules at these places of `rules` out of the comment, or all of it where nothing is left.
    ///
    /// Each edit is for one rule, so that the edits of several can be made together.
    package func removal(of unused: Set<Int>, at index: Int) -> Fix {
        let isWhole = unused.count == rules.count
        let edit = isWhole ? wholeRange : ruleRange(index, keeping: { !unused.contains($0) })
        return Fix(
            title: isWhole
                ? "remove the comment" : "remove '\(rules[index].value)' from the comment",
            edits: [Fix.Edit(range: SourceRange(file, edit), replacement: "")], safety: .safe)
    }

    /// The rule's name with the comma on that side where a name is left that needs none.
    private func ruleRange(_ index: Int, keeping isKept: (Int) -> Bool) -> ByteRange {
        let rule = rules[index].range
        if (0..<index).contains(where: isKept) {
            return ByteRange(rules[index - 1].range.upperBound, rule.upperBound)
        }
        guard index + 1 < rules.count else { return rule }
        return ByteRange(rule.lowerBound, rules[index + 1].range.lowerBound)
    }

    /// The comment with its line, or with the space before it.
    private var wholeRange: ByteRange {
        let text = file.text
        var start = range.lowerBound
        while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
        var end = range.upperBound
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
        let isAtLineEnd = end == text.count || text[end] == 0x0A || text[end] == 0x0D
        guard isAtLineEnd else { return range }
        guard isAlone else { return ByteRange(start, range.upperBound) }
        if end < text.count, text[end] == 0x0D { end += 1 }
        if end < text.count, text[end] == 0x0A { end += 1 }
        return ByteRange(start, end)
    }
}
