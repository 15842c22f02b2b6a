/// A connection, stored inside its source object.
package struct Connection: Sendable {
    package var kind: Kind
    /// The property of an outlet or outlet collection, the selector of an action.
    package var name: Located<String>
    /// The id of the object that holds the connection.
    package var source: String
    /// The custom class of that object, if it has one.
    package var sourceClass: String?
    package var sourceModule: String?
    /// The id of the other end.
    package var destination: Located<String>
    package var range: ByteRange

    package enum Kind: String, Sendable {
        case outlet
        case outletCollection
        case action
    }
}
