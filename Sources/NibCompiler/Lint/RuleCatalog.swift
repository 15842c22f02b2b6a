/// Every rule, by id.
package enum RuleCatalog {
    package static let rules: [Rule] = []

    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}
