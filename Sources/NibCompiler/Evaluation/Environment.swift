import InterfaceBuilder

/// The names of a block with their values, and those of the blocks around it.
package final class Environment {
    let parent: Environment?
    let activation: Activation
    private(set) var bindings: [String: Binding] = [:]
    /// What a condition says of an expression, by the expression's text.
    var narrowed: [String: Value] = [:]

    init(_ activation: Activation) {
        parent = nil
        self.activation = activation
    }

    init(in parent: Environment) {
        self.parent = parent
        activation = parent.activation
    }

    /// A block of another activation inside this one: a closure's.
    init(in parent: Environment, activation: Activation) {
        self.parent = parent
        self.activation = activation
    }

    func bind(_ name: String, _ binding: Binding) { bindings[name] = binding }

    /// Takes names out that a clause of an `#if` has declared.
    func replaceBindings(_ bindings: [String: Binding]) { self.bindings = bindings }

    func binding(_ name: String) -> Binding? {
        var environment: Environment? = self
        while let current = environment {
            if let found = current.bindings[name] { return found }
            environment = current.parent
        }
        return nil
    }

    func declares(_ name: String) -> Bool { bindings[name] != nil }

    /// Whether a condition says anything of an expression.
    var isNarrowed: Bool {
        var environment: Environment? = self
        while let current = environment {
            if !current.narrowed.isEmpty { return true }
            environment = current.parent
        }
        return false
    }

    func narrowing(_ text: String) -> Value? {
        var environment: Environment? = self
        while let current = environment {
            if let found = current.narrowed[text] { return found }
            // A new binding of the name hides what was said of the old one.
            if current.bindings[text] != nil { return nil }
            environment = current.parent
        }
        return nil
    }
}

/// A local name: what it is bound and assigned to, evaluated when it is asked for.
final class Binding {
    var sources: [Source]
    /// As declared, if it is.
    var type: SwiftType
    /// The property of a local declaration, for a getter.
    let declaration: PropertyDeclaration?
    var isEvaluating = false
    /// Whether code changes the value in a way that is not followed.
    var isChanged = false
    /// Whether a method is called on the value: of a struct or enum, it may change it.
    var isCalledOn = false
    let parameter: String?
    /// Whether its type is an optional; nil where its declaration says it.
    var isOptional: Bool?

    enum Source {
        case value(Value)
        case expression(Expression, Environment)
        /// The element at a position of a tuple.
        case part(Expression, Environment, [Int])
        /// An element of what the expression is.
        case element(Expression, Environment)
    }

    /// What it is at the moment, whatever becomes of it.
    func copy() -> Binding {
        let result = Binding(sources, type: type, declaration: declaration, parameter: parameter)
        result.isChanged = isChanged
        result.isCalledOn = isCalledOn
        result.isOptional = isOptional
        return result
    }

    init(
        _ sources: [Source], type: SwiftType = .unknown, declaration: PropertyDeclaration? = nil,
        parameter: String? = nil
    ) {
        self.sources = sources
        self.type = type
        self.declaration = declaration
        self.parameter = parameter
    }
}

/// A function that is being evaluated: whose code it is and what it was called with.
package final class Activation {
    let file: Int
    /// The type whose declaration the code stands in.
    let owner: TypeID?
    /// `self`: an instance or, in a static function, a metatype.
    let selfValue: Value?
    let generics: [String: SwiftType]
    let function: FunctionDeclaration?
    /// Whether UIKit calls it while it shows a view: a data source's method or a provider.
    let isCallback: Bool
    let depth: Int
    let resultType: SwiftType

    init(
        file: Int, owner: TypeID?, selfValue: Value?, generics: [String: SwiftType] = [:],
        function: FunctionDeclaration? = nil, isCallback: Bool = false, depth: Int = 0,
        resultType: SwiftType = .unknown
    ) {
        self.file = file
        self.owner = owner
        self.selfValue = selfValue
        self.generics = generics
        self.function = function
        self.isCallback = isCallback
        self.depth = depth
        self.resultType = resultType
    }

    /// The type whose object runs the code, as the holder of its views.
    var holder: TypeID? { selfValue?.atoms.first?.holder }

    /// The type of `self`.
    var selfType: SwiftType {
        switch selfValue?.atoms.first {
        case .instance(let type), .metatype(let type): type
        case .object(let object): object.type
        case .enumCase(let type, _, _): .nominal(type, [])
        case .view(_, let type): type
        default: .unknown
        }
    }
}
