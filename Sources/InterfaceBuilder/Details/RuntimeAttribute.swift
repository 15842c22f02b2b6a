/// A user-defined runtime attribute: a key path set by key-value coding when the object is loaded.
package struct RuntimeAttribute: Sendable {
    package var object: String
    package var keyPath: Located<String>
    /// Such as `string`, `number` or `color`.
    package var type: String
}
