import InterfaceBuilder
import NibCompiler

extension ManifestDecoder {
    mutating func lintSettings(_ pair: YAMLNode.Pair) -> LintSettings {
        var settings = LintSettings()
        guard let fields = fields(pair, as: Keys.Lint.self) else { return settings }
        settings.rules = fields[.rules].map { ruleSettings($0) } ?? []
        for path in fields[.paths].flatMap({ names($0) }) ?? [] {
            let rules = ruleSettings(path)
            guard let key = relativePath(path.key, of: "paths", mayLeaveFolder: true) else { continue }
            settings.paths.append(LintSettings.PathSetting(path: key, rules: rules))
        }
        settings.allow = fields[.allow].map { allowances($0) } ?? []
        return settings
    }

    private mutating func ruleSettings(_ pair: YAMLNode.Pair) -> [LintSettings.RuleSetting] {
        (names(pair) ?? []).compactMap { pair in
            guard isKnown(rule: pair.key), let level = oneOf(LintSettings.Level.self, pair) else {
                return nil
            }
            return LintSettings.RuleSetting(rule: pair.key, level: level)
        }
    }

    private mutating func allowances(_ pair: YAMLNode.Pair) -> [LintSettings.Allowance] {
        guard case .sequence(let items) = pair.value.content else {
            reportShape("a list", pair)
            return []
        }
        return items.compactMap { allowance($0, list: pair) }
    }

    private mutating func allowance(_ item: YAMLNode, list: YAMLNode.Pair) -> LintSettings.Allowance? {
        guard case .mapping(let pairs) = item.content else {
            reportShape("a mapping", item, name: list.key)
            return nil
        }
        let name = ByteRange(item.range.lowerBound, item.range.lowerBound)
        let fields = fields(pairs, in: item.range, name: name, as: Keys.Allow.self)
        let rule = fields[.rule].flatMap { nonEmptyText($0) }
        let file = fields[.file].flatMap { pair in
            nonEmptyText(pair).flatMap { relativePath($0, of: "file", mayLeaveFolder: true) }
        }
        let object = fields[.object].flatMap { nonEmptyText($0) }
        let reason = fields[.reason].flatMap { nonEmptyText($0) }
        guard let rule, isKnown(rule: rule), let file, let reason else { return nil }
        return LintSettings.Allowance(
            rule: rule, file: file, object: object, reason: reason.value, removal: lines(of: item),
            list: ByteRange(list.key.range.upperBound, list.value.range.upperBound))
    }

    /// The lines of an item of a list in block style; nil where it shares them with something else.
    private func lines(of item: YAMLNode) -> ByteRange? {
        let text = self.file.text
        var start = item.range.lowerBound
        while start > 0, text[start - 1] == 0x20 { start -= 1 }
        guard start > 0, text[start - 1] == UInt8(ascii: "-") else { return nil }
        start -= 1
        while start > 0, text[start - 1] == 0x20 { start -= 1 }
        guard start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return nil }
        var end = item.range.upperBound
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
        if end < text.count, text[end] == UInt8(ascii: "#") {
            while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        }
        guard end == text.count || text[end] == 0x0A || text[end] == 0x0D else { return nil }
        if end < text.count, text[end] == 0x0D { end += 1 }
        if end < text.count, text[end] == 0x0A { end += 1 }
        return ByteRange(start, end)
    }

    mutating func isKnown(rule: Located<String>) -> Bool {
        guard !knownRules.isEmpty, !knownRules.contains(where: { $0.utf8.elementsEqual(rule.value.utf8) })
        else {
            return true
        }
        let near = NearName.suggestion(for: rule.value, among: knownRules)
        report(
            "no rule is called \(Quotation.of(rule.value))" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            at: rule.range, id: .unknownKey, notes: near == nil ? [("'nibc rules' lists them", nil)] : [])
        return false
    }
}
