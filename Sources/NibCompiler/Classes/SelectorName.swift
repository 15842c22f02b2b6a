import InterfaceBuilder

/// The selectors that Swift gives methods.
enum SelectorName {
    /// The selector of a method that Objective-C sees: `close(button:)` is `closeWithButton:`.
    static func name(of function: FunctionDeclaration) -> String {
        if let selector = function.selector { return selector }
        var result = function.name.value
        for (position, parameter) in function.parameters.enumerated() {
            if position == 0 {
                if let label = parameter.label { result += firstPart(label) }
            } else {
                result += parameter.label ?? ""
            }
            result += ":"
        }
        return result
    }

    /// The selector that Swift 2 gives it, which leaves the first label out.
    static func olderName(of function: FunctionDeclaration) -> String {
        function.name.value
            + function.parameters.enumerated().map { ($0 == 0 ? "" : $1.label ?? "") + ":" }.joined()
    }

    private static func firstPart(_ label: String) -> String {
        let capitalized = label.prefix(1).uppercased() + label.dropFirst()
        return startsWithPreposition(label) ? capitalized : "With" + capitalized
    }

    private static func startsWithPreposition(_ label: String) -> Bool {
        let word = label.prefix { $0.isLowercase || $0 == label.first }
        return prepositions.contains(word.lowercased())
    }

    /// Those of Swift's own list (PartsOfSpeech.def).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to", "until", "using", "via", "when", "with", "within",
    ]
}
