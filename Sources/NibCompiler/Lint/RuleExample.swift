/// What a rule finds, and its neighbour that is right: excerpts from the rule's fixtures.
package struct RuleExample: Sendable, Equatable {
    package var bad: [Excerpt]
    package var good: [Excerpt]

    package init(bad: [Excerpt], good: [Excerpt]) {
        self.bad = bad
        self.good = good
    }

    /// Lines of a file, without the indentation that they have in common.
    package struct Excerpt: Sendable, Equatable {
        /// The file's name.
        package var name: String
        package var text: String

        package init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }

        /// The language as Markdown's code blocks name it.
        package var language: String {
            switch name.split(separator: ".").last {
            case "swift": "swift"
            case "m", "h": "objc"
            case "xib", "storyboard": "xml"
            case "yml": "yaml"
            default: ""
            }
        }
    }
}

extension Rule {
    /// The rule's example; nil where a file cannot be shown.
    package var example: RuleExample? { RuleExample.of(id) }
}
