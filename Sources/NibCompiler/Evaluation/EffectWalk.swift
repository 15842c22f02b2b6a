import InterfaceBuilder

/// Walks over every function that matters and notes what it does.
///
/// Each function is walked once for the type that declares it and, where `self` decides, once for each type that
/// inherits it. Functions that are called are walked into with the call's arguments.
final class EffectWalk {
    let evaluator: Evaluator
    var table: SymbolTable { _read { yield evaluator.table } }
    let relevance: Relevance
    var effects = SourceEffects()
    /// What a function did when it was walked with these arguments.
    var walked: [WalkKey: Outcome] = [:]
    var inProgress: Set<WalkKey> = []
    var trace: [TracePoint] = []
    var outcomes: [Outcome] = []
    var profiles: [WalkKey: Profile] = [:]
    /// Whether the walk has met something that a caller decides about.
    var needsCaller = false
    /// What becomes of nil that the function walked into returns; nil where its caller is not known.
    var callerNil: NilHandling?
    /// The function that the walk began with.
    var rootFunction: FunctionDeclaration?
    /// Whether it has the name of one of UIKit's, and UIKit does not see it.
    var isRootUnseen = false
    /// Whether the object that the function is walked for has no rows, so that nothing is asked of it.
    var isRootEmpty = false
    lazy var witnesses = CallbackWitnesses(index: ClassIndex(table))
    /// Which functions each function calls, as far as they matter.
    var calls: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    /// Functions that UIKit calls once it has made an object from a nib or storyboard, or while it shows its view.
    var loads: Set<ObjectIdentifier> = []
    /// Functions that UIKit calls while it shows a view.
    var callbacks: Set<ObjectIdentifier> = []
    /// Calls of functions that register or dequeue.
    var wrapperCalls: [WrapperCall] = []
    /// Calls and references that are not followed.
    var mentions: [Mention] = []
    /// Calls of methods that have the name of one of UIKit's.
    var foreignCalls: [CodePlace: CallRecord] = [:]
    /// Functions that hand a parameter of their own to such a method, or to one of UIKit's.
    var parameterWrappers: Set<ObjectIdentifier> = []
    /// The functions that hand parameters on, by what they call.
    var parameterCallers: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    /// The parameters of functions that say what is registered or dequeued.
    var decidingParameters: [ObjectIdentifier: Set<String>] = [:]
    /// The parameters of the function whose elements a closure's parameters are, by those.
    var elementNames: [String: Set<String>] = [:]
    /// Names that may be functions' which are not called.
    var references: [(expression: Expression, environment: Environment, isBound: Bool)] = []
    /// Functions that code in the sources calls.
    var entered: Set<ObjectIdentifier> = []
    /// Methods of UIKit's classes that call themselves.
    var exchanged: Set<ObjectIdentifier> = []
    /// Names of members that the sources declare of types that are not theirs, and of protocols.
    private(set) lazy var addedMembers = table.types.filter { $0.kind == .external || $0.kind == .protocol }
        .reduce(into: Set<String>()) { names, type in
            names.formUnion(type.members.keys)
            names.formUnion(type.outlined.keys)
        }
    var leaving: [FunctionDeclaration] = []
    var leavingIdentities: Set<ObjectIdentifier> = []
    /// The names of the members that code of a class asks of anything else than `self`.
    var knownMentions: [TypeID: Set<String>] = [:]

    struct WalkKey: Hashable {
        var function: ObjectIdentifier
        var selfText: String
        var arguments: String
        var isCallback: Bool
    }

    init(
        _ table: SymbolTable, resources: ResourceNames, _ index: RelevanceIndex, _ bodies: AssignmentBodies
    ) {
        evaluator = Evaluator(table, resources: resources, bodies)
        relevance = Relevance(table, index)
        evaluator.onForeign = { [unowned self] in effects.foreign.append((view: $0, isParameter: false)) }
        evaluator.onAlias = { [unowned self] made, held in effects.aliases.append((made, held)) }
    }

    func run() {
        for (number, facts) in table.files.enumerated() {
            guard let facts else { continue }
            let activation = Activation(file: number, owner: nil, selfValue: nil)
            for function in facts.functions where relevance.contains(function) {
                root(function, number, owner: nil, selfValue: nil)
            }
            for property in facts.properties { root(property, number, owner: nil, selfValue: nil) }
            if relevance.isRelevant(facts.statements) {
                evaluator.steps = 0
                walk(facts.statements, Environment(activation))
            }
        }
        for type in table.types {
            for declared in type.declarations + type.extensions { walk(declared, of: type) }
        }
    }

    func walk(_ declared: Declared<TypeDeclaration>, of type: TypeSymbol) {
        for function in declared.declaration.functions where relevance.contains(function) {
            evaluator.selfMembers = []
            if type.kind != .protocol { root(function, declared.file, of: type.id, holder: type.id) }
            for holder in heirs(of: type) {
                switch inheritance(of: function, for: holder, below: type.id) {
                case .inherited: root(function, declared.file, of: type.id, holder: holder)
                case .asked: effects.askingSuper.insert(holder)
                case .replaced: continue
                }
            }
        }
        for property in declared.declaration.properties {
            root(property, declared.file, of: type)
        }
    }

    /// `self` of a method of the type: a view where the type is one.
    func instance(_ type: SwiftType) -> Atom {
        if evaluator.isReusingView(type), let id = type.id {
            return .view(ViewID(place: .property(id, "self"), holder: id), type)
        }
        return .instance(type)
    }

    /// The types that inherit the type's methods and for which these do something else, because a member
    /// that was asked of `self` is theirs.
    func heirs(of type: TypeSymbol) -> [TypeID] {
        guard type.kind == .protocol || type.kind == .class, !type.subtypes.isEmpty else { return [] }
        let descendants = table.descendants(of: type.id).filter { table[$0].kind != .protocol }
        if type.kind == .protocol { return descendants.isEmpty ? [type.id] : limited(descendants) }
        let names = evaluator.selfMembers
        return limited(
            descendants.filter { heir in
                !type.generics.isEmpty || names.contains { table[heir].members[$0] != nil }
            })
    }

    /// As many as are looked at; of the views of the others, nothing is known.
    private func limited(_ heirs: [TypeID]) -> [TypeID] {
        for heir in heirs.dropFirst(200) { effects.unfollowed.insert(heir) }
        return Array(heirs.prefix(200))
    }

    func walk(_ statements: [Statement], _ environment: Environment) {
        let run = StatementRun(evaluator, onReturn: { _, _ in })
        let isLone = statements.count == 1
        run.onExpression = { [unowned self, unowned run] expression, environment, expected, isReturned in
            let isValue = isLone && !run.isInCondition
            let asked = isValue && expected == .unknown ? environment.activation.resultType : expected
            visit(
                expression, environment,
                Demand(expected: asked, isReturned: isReturned || isValue, isBound: run.isDeclaring))
        }
        run.onAssignment = { [unowned self] target, value, environment in
            noteAssignment(target, value, environment)
        }
        run.run(statements, environment)
    }
}
