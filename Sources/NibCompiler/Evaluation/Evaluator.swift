import InterfaceBuilder

/// Evaluates expressions over all sources, on demand: what is not asked for is not evaluated.
///
/// Values are finite sets. Whatever is not understood is unknown, with a reason; limits on depth and steps
/// make every question end.
final class Evaluator {
    /// Grows by types of libraries as names of them are met.
    var table: SymbolTable
    let resources: ResourceNames
    /// Files that would have to be read in full to answer what was asked.
    var wanted: Set<Int> = []
    var propertyValues: [PropertyKey: Value] = [:]
    var evaluating: Set<PropertyKey> = []
    var returnValues: [FunctionKey: Value] = [:]
    var calling: [FunctionKey] = []
    var typeLookups: [TypeLookup: SwiftType?] = [:]
    var lookingUp: Set<TypeLookup> = []
    /// The associated types whose witnesses are being looked for.
    var inferring: Set<MemberLookup> = []
    var lineages: [TypeID: [TypeID]] = [:]
    var memberLookups: [MemberLookup: [FoundMember]] = [:]
    /// Names of which a type and its supertypes have no type.
    var noNestedTypes: Set<MemberLookup> = []
    /// Whether macros may declare cases of enums.
    var macroEnums: [TypeID: Bool] = [:]
    /// The subclasses that may change what a class says of itself.
    var changingHeirs: [TypeID: [TypeID]] = [:]
    var rootObjects: [TypeID: Bool] = [:]
    var reusingClasses: [TypeID: String?] = [:]
    var scopeKeys: [TypeID: [String]] = [:]
    var importedNames: [TypeID: [String]] = [:]
    var depth = 0
    var steps = 0
    /// The members that were asked of `self`: those by which a subclass can change what code does.
    var selfMembers: Set<String> = []
    /// What runs where the conditions of the `guard` that is being looked at are not met.
    var guardElse: [Statement] = []
    /// The type that the declaration which is being looked at is written with.
    var annotation: ByteRange?
    /// Whether the next name is called: a method is meant where a property has the same name.
    var isCallee = false
    /// How many conditions, of which it is not known whether they are met, enclose the code.
    var conditions = 0
    /// Whether the function may have been left before the code that is being looked at.
    var hasExits = false
    /// Whether it is not certain that the code runs when its function does.
    var isConditional: Bool { conditions > 0 || hasExits }
    private var changes: [ObjectIdentifier: LocalChanges] = [:]
    /// The closures that references to methods of UIKit stand for, by the references.
    var references: [ObjectIdentifier: Closure] = [:]
    /// What is called with a file that was only scanned, when it is first asked for.
    var onWant: ((Int) -> Void)?
    /// What is called when a view is stored under another name, so that both are one.
    var onAlias: ((ViewID, ViewID) -> Void)?
    /// What is called with a view that may come from code which is not followed.
    var onForeign: ((ViewID) -> Void)?
    let assignmentBodies: AssignmentBodies
    lazy var assignments = AssignmentIndex(table, assignmentBodies)

    static let maximumDepth = 160
    static let maximumSteps = 20_000

    init(_ table: SymbolTable, resources: ResourceNames, _ bodies: AssignmentBodies) {
        assignmentBodies = bodies
        self.table = table
        self.resources = resources
    }

    struct MemberLookup: Hashable {
        var type: TypeID
        var name: String
    }

    struct PropertyKey: Hashable {
        var property: ObjectIdentifier
        var selfText: String
    }

    struct FunctionKey: Hashable {
        var function: ObjectIdentifier
        var selfText: String
        var arguments: String
    }

    /// What the expression may be.
    ///
    /// - Parameter expected: The type that the place asks for, which `.name` and generic results are found by.
    func value(_ expression: Expression, _ environment: Environment, expected: SwiftType = .unknown) -> Value
    {
        steps += 1
        guard steps < Self.maximumSteps, depth < Self.maximumDepth else { return .unknown(.limit) }
        depth += 1
        defer { depth -= 1 }
        switch expression.kind {
        case .name, .member, .specialized: break
        default: isCallee = false
        }
        if environment.isNarrowed, let path = Self.path(of: expression),
            let narrowed = environment.narrowing(path)
        {
            return narrowed
        }
        return evaluate(expression, environment, expected: expected)
    }

    /// The text of a name or of members of one, without `self.`: what a condition can narrow.
    static func path(of expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): return name
        case .member(let base?, let name):
            if case .name("self") = base.kind { return name.value }
            return path(of: base).map { "\($0).\(name.value)" }
        case .unwrapped(let base), .prefix("&", let base): return path(of: base)
        default: return nil
        }
    }

    /// What an expression changes of local names.
    func localChanges(in expression: Expression) -> LocalChanges {
        switch expression.kind {
        case .string, .number, .bool, .null, .name, .type, .keyPath: return LocalChanges(in: [])
        default: break
        }
        let key = ObjectIdentifier(expression)
        if let known = changes[key] { return known }
        let result = LocalChanges(in: expression)
        changes[key] = result
        return result
    }

    /// The value of what is called.
    func calleeValue(_ callee: Expression, _ environment: Environment) -> Value {
        isCallee = true
        defer { isCallee = false }
        return value(callee, environment)
    }

    func takeCallee() -> Bool {
        defer { isCallee = false }
        return isCallee
    }

    func place(_ range: ByteRange, _ environment: Environment) -> CodePlace {
        CodePlace(file: environment.activation.file, range: range)
    }

    /// Asks for files that declare a name and were only scanned.
    func want(_ files: [Int]?) {
        for file in files ?? [] where wanted.insert(file).inserted && table.files[file] == nil {
            onWant?(file)
        }
    }

    /// A text that tells values of `self` apart.
    func text(of value: Value?) -> String {
        guard let value else { return "" }
        var text = ValueText()
        text.add(value)
        return text.text
    }
}
