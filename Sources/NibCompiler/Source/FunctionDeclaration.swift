package import InterfaceBuilder

/// A function, method, initialiser or subscript.
package final class FunctionDeclaration: Sendable {
    /// The base name; `init`, `deinit`, `subscript`. The place of the name.
    package let name: Located<String>
    package let parameters: [Parameter]
    package let generics: [GenericParameter]
    package let requirements: [GenericRequirement]
    package let result: TypeReference?
    /// Nil where there is none: a requirement of a protocol, a declaration in a header.
    package let body: [Statement]?
    package let isStatic: Bool
    package let isOverride: Bool
    package let isConvenience: Bool
    package let isRequired: Bool
    /// `init?` and `init!`.
    package let isFailable: Bool
    /// `@IBAction`.
    package let isAction: Bool
    /// `@objc`, `@IBAction`, or a method of Objective-C.
    package let isObjectiveC: Bool
    /// The selector of `@objc(selector:)`, or of an Objective-C method.
    package let selector: String?
    package let access: Access
    /// Whether it is declared unavailable: `@available(*, unavailable)`.
    package let isUnavailable: Bool
    package let range: ByteRange

    package init(
        name: Located<String>, parameters: [Parameter] = [], generics: [GenericParameter] = [],
        requirements: [GenericRequirement] = [], result: TypeReference? = nil, body: [Statement]? = nil,
        isStatic: Bool = false, isOverride: Bool = false, isConvenience: Bool = false,
        isRequired: Bool = false, isFailable: Bool = false, isAction: Bool = false,
        isObjectiveC: Bool = false, selector: String? = nil, access: Access = .internal,
        isUnavailable: Bool = false, range: ByteRange
    ) {
        self.name = name
        self.parameters = parameters
        self.generics = generics
        self.requirements = requirements
        self.result = result
        self.body = body
        self.isStatic = isStatic
        self.isOverride = isOverride
        self.isConvenience = isConvenience
        self.isRequired = isRequired
        self.isFailable = isFailable
        self.isAction = isAction
        self.isObjectiveC = isObjectiveC
        self.selector = selector
        self.access = access
        self.isUnavailable = isUnavailable
        self.range = range
    }

    package struct Parameter: Sendable {
        /// The label at the call; nil for `_`.
        package var label: String?
        /// The name inside.
        package var name: String
        package var type: TypeReference
        package var defaultValue: Expression?
        package var isVariadic: Bool

        package init(
            label: String?, name: String, type: TypeReference, defaultValue: Expression? = nil,
            isVariadic: Bool = false
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.defaultValue = defaultValue
            self.isVariadic = isVariadic
        }
    }
}

extension FunctionDeclaration {
    /// `name(label:_:)`.
    package var signature: String {
        Self.signature(name.value, parameters.map(\.label))
    }

    /// A name with labels as Swift writes it: `name(label:_:)`.
    static func signature(_ name: String, _ labels: [String?]) -> String {
        name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }
}
