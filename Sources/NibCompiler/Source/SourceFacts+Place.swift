import InterfaceBuilder

extension SourceFacts {
    /// The innermost declaration around a byte, as a name that does not change when lines do:
    /// `Outer.Inner.method(label:)`, `Type.property`, `Type`; empty outside of all.
    package func declarationName(at offset: Int) -> String {
        Self.name(at: offset, types: types, functions: functions, properties: properties)
    }

    private static func name(
        at offset: Int, types: [TypeDeclaration], functions: [FunctionDeclaration],
        properties: [PropertyDeclaration]
    ) -> String {
        if let function = functions.first(where: { contains($0.range, offset) }) {
            return function.selector ?? function.signature
        }
        if let property = properties.first(where: { contains($0.range, offset) }) {
            return property.name.value
        }
        guard let type = types.first(where: { contains($0.range, offset) }) else { return "" }
        let inner = name(
            at: offset, types: type.types, functions: type.functions, properties: type.properties)
        return inner.isEmpty ? type.name.value : "\(type.name.value).\(inner)"
    }

    private static func contains(_ range: ByteRange, _ offset: Int) -> Bool {
        range.lowerBound <= offset && offset < range.upperBound
    }
}
