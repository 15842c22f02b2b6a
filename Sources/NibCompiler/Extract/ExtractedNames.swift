/// Names for several cells of a view, each once.
struct ExtractedNames {
    private var taken: Set<String> = []

    /// A Swift identifier that is made from text: `Track Cell` becomes `trackCell`.
    mutating func name(for text: String) -> String {
        let base = SwiftIdentifier(converting: text, start: .lower)?.name ?? "cell"
        var name = base
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }
}
