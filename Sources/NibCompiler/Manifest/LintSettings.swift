package import InterfaceBuilder

/// `lint:` of a manifest.
package struct LintSettings: Sendable {
    /// Severities by rule id, in the manifest's order.
    package var rules: [RuleSetting] = []
    /// Severities of single folders and files, in the manifest's order.
    package var paths: [PathSetting] = []
    /// Findings that are not reported, in the manifest's order.
    package var allow: [Allowance] = []

    package init() {}

    /// The severities of what lies in a folder, or of a file.
    package struct PathSetting: Sendable {
        /// Relative to the manifest's folder.
        package var path: Located<String>
        package var rules: [RuleSetting]

        package init(path: Located<String>, rules: [RuleSetting]) {
            self.path = path
            self.rules = rules
        }
    }

    package struct RuleSetting: Sendable {
        package var rule: Located<String>
        package var level: Located<Level>

        package init(rule: Located<String>, level: Located<Level>) {
            self.rule = rule
            self.level = level
        }
    }

    /// An entry of `allow`: the findings of a rule in a file, or at one object of it.
    package struct Allowance: Sendable {
        package var rule: Located<String>
        /// Relative to the manifest's folder.
        package var file: Located<String>
        /// The id of an object of a view description; what lies inside it counts, too. Nil: the whole file.
        package var object: Located<String>?
        package var reason: String
        /// What has to go so that the entry does: its line or lines in a list of that form. Nil where it cannot be
        /// taken out by itself.
        package var removal: ByteRange?
        /// From behind the key `allow` to the end of the list, for the case that no entry is left.
        package var list: ByteRange

        package init(
            rule: Located<String>, file: Located<String>, object: Located<String>?, reason: String,
            removal: ByteRange?, list: ByteRange
        ) {
            self.rule = rule
            self.file = file
            self.object = object
            self.reason = reason
            self.removal = removal
            self.list = list
        }
    }

    /// A severity, or `off`.
    package enum Level: String, Sendable, CaseIterable {
        case off
        case note
        case warning
        case error
    }
}
