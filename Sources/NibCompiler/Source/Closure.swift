package import InterfaceBuilder

/// A closure's parameters and body.
package final class Closure: Sendable {
    /// The names, `_` included; empty where it has none or uses `$0`. A type where one is written.
    package let parameters: [(name: String, type: TypeReference?)]
    package let result: TypeReference?
    package let body: [Statement]
    package let range: ByteRange

    package init(
        parameters: [(name: String, type: TypeReference?)], result: TypeReference?, body: [Statement],
        range: ByteRange
    ) {
        self.parameters = parameters
        self.result = result
        self.body = body
        self.range = range
    }
}
