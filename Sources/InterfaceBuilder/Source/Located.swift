/// A value and the bytes that say it, in a file that the owner of the value names.
package struct Located<Value: Sendable>: Sendable {
    package var value: Value
    package var range: ByteRange

    package init(_ value: Value, _ range: ByteRange) {
        self.value = value
        self.range = range
    }

    package func map<New: Sendable>(_ transform: (Value) -> New) -> Located<New> {
        Located<New>(transform(value), range)
    }
}

extension Located: Equatable where Value: Equatable {}
