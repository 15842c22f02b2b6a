/// A layout constraint: `first.attribute (relation) multiplier × second.attribute + constant`.
package struct Constraint: Sendable {
    package var id: String
    /// The object in whose list it stands.
    package var owner: String
    /// The owner where the file names none (xib-format.md section 6.1).
    package var firstItem: String
    package var firstAttribute: String
    package var relation: Relation
    /// Nil for a constraint with a constant only.
    package var secondItem: String?
    package var secondAttribute: String?
    package var multiplier: Double
    package var constant: Double
    /// 1 to 1000.
    package var priority: Double
    /// Removed when the file is built.
    package var isPlaceholder: Bool
    package var identifier: String?
    package var range: ByteRange

    package enum Relation: String, Sendable {
        case equal
        case greaterThanOrEqual
        case lessThanOrEqual
    }
}
