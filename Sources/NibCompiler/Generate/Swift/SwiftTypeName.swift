/// The name of a type in generated code: Swift identifiers joined by dots.
package struct SwiftTypeName: Sendable, Hashable {
    package let components: [SwiftIdentifier]

    /// Nil for anything but dotted identifiers: generic arguments, optionals and hostile text included.
    package init?(_ text: String) {
        var components: [SwiftIdentifier] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let component = SwiftIdentifier(exactly: String(part)) else { return nil }
            if component.name == "Self" || component.name == "Any" { return nil }
            // A type inside another one cannot have these names, with back-ticks or without.
            if !components.isEmpty, component.name == "Type" || component.name == "Protocol" { return nil }
            components.append(component)
        }
        self.components = components
    }

    package init(own name: StaticString) {
        components = [SwiftIdentifier(own: name)]
    }

    package init(_ identifier: SwiftIdentifier) {
        components = [identifier]
    }

    /// As it stands in code. A type's name takes no bare keyword, after a dot neither.
    package var text: String { components.map(\.text).joined(separator: ".") }

    /// As messages and comments name it.
    package var plain: String { components.map(\.name).joined(separator: ".") }

    /// The name without the types around it.
    package var last: SwiftIdentifier { components[components.count - 1] }
}
