/// A connection or constraint that names an id which nothing in the file has (uikit-rules F3).
package struct DanglingReference: Sendable {
    package var role: Role
    package var id: Located<String>

    package enum Role: Sendable, Equatable {
        /// An outlet or outlet collection, by its property.
        case outlet(String)
        /// An action, by its selector.
        case action(String)
        /// A segue, by its identifier, which may be empty.
        case segue(String)
        case constraint
    }
}
