package import InterfaceBuilder

/// A closure's parameters and body.
package final class Closure: Sendable {
    /// The names, `_` included; empty where it has none or uses `$0`. A type where one is written.
    package let parameters: [(name: String, type: TypeReference?)]
    package let result: TypeReference?
    package let body: [Statement]
    package let range: ByteRange
    /// The function that is declared in a body, of which this is what is called.
    let function: FunctionDeclaration?

    package init(
        parameters: [(name: String, type: TypeReference?)], result: TypeReference?, body: [Statement],
        range: ByteRange
    ) {
        function = nil
        self.parameters = parameters
        self.result = result
        self.body = body
        self.range = range
    }

    init(_ function: FunctionDeclaration) {
        parameters = function.parameters.map { ($0.name, $0.type) }
        result = function.result
        body = function.body ?? []
        range = function.range
        self.function = function
    }
}
