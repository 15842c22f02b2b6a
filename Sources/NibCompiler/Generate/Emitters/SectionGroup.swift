/// The sections for which the same is done, as one case of a switch.
struct SectionGroup<Value: Equatable> {
    let value: Value
    private(set) var cases: [SwiftIdentifier]

    /// `case .photos, .covers`.
    var pattern: String { "case " + cases.map { ".\($0.member)" }.joined(separator: ", ") }

    /// No longer than a line of generated code takes beside the least indentation of a case.
    private static var longest: Int { SwiftWriter.width - 12 }

    /// The sections in the order in which each value first comes.
    ///
    /// - Parameter values: One for each section.
    static func of(_ sections: SectionsPlan, by values: [Value]) -> [SectionGroup] {
        var groups: [SectionGroup] = []
        for (name, value) in zip(sections.cases, values) {
            var joined = SectionGroup(value: value, cases: [name])
            guard let last = groups.lastIndex(where: { $0.value == value }) else {
                groups.append(joined)
                continue
            }
            joined.cases = groups[last].cases + [name]
            if joined.pattern.count < longest {
                groups[last] = joined
            } else {
                groups.append(SectionGroup(value: value, cases: [name]))
            }
        }
        return groups
    }
}
