import InterfaceBuilder

/// Everything that a request may return, with the conditions on the way.
struct AnswerWalk {
    /// The conditions under which code runs.
    struct Way {
        var kinds = KindSet.all
        /// Whether a section, an item or a case of the app's decides.
        var isByPosition = false
        /// Whether some other condition decides.
        var isConditional = false
        /// Whether the code may never run: the other side of a cast or a look-up.
        var isUncertain = false
    }

    struct Answer {
        var value: Expression
        var way: Way
    }

    private(set) var answers: [Answer] = []
    /// Calls that end the app, such as `fatalError`.
    private(set) var traps: [(call: Expression, way: Way)] = []
    private(set) var assignments: [(name: String, value: Expression, way: Way)] = []
    private let kindName: String?
    private let pathName: String?
    private let viewNames: Set<String>
    /// How many items each section has, if the data source says one number.
    private let count: Int?

    init(_ request: ViewRequest, count: Int? = nil) {
        self.count = count
        kindName = request.kindName
        pathName = request.pathName
        viewNames = Set(request.parameters.prefix(1)).union(["collectionView", "$0"])
        let statements = request.statements
        if statements.count == 1, case .expression(let value) = statements[0] {
            add(value, Way())
        } else {
            _ = walk(statements, Way())
        }
    }

    private mutating func add(_ value: Expression, _ way: Way) {
        guard case .ternary(let condition, let first, let second) = value.kind else {
            answers.append(Answer(value: value, way: way))
            return
        }
        let (met, unmet) = split([.boolean(condition)], way)
        add(first, met)
        add(second, unmet)
    }

    /// The way on after the statements; nil where they never end.
    private mutating func walk(_ statements: [Statement], _ given: Way) -> Way? {
        var way = given
        for statement in statements {
            switch statement {
            case .return(let value, _):
                if let value { add(value, way) }
                return nil
            case .leave: return nil
            case .assign(let target, let value):
                if case .name(let name) = target.kind { assignments.append((name, value, way)) }
            case .if(let conditions, let then, let otherwise):
                let (met, unmet) = split(conditions, way)
                let afterThen = walk(then, met)
                let afterOther = walk(otherwise, unmet)
                switch (afterThen, afterOther) {
                case (nil, nil): return nil
                // What is left of the kinds; other conditions say nothing of the usual way.
                case (nil, _): way.kinds = unmet.kinds
                case (_, nil): way.kinds = met.kinds
                default: break
                }
            case .guard(let conditions, let otherwise):
                let (met, unmet) = split(conditions, way)
                var left = unmet
                if !isKindTest(conditions), !isMissed(conditions) { left.isUncertain = true }
                _ = walk(otherwise, left)
                way.kinds = met.kinds
            case .switch(let subject, let cases):
                let isLeft = walk(subject, cases, &way)
                if isLeft { return nil }
            case .loop(_, _, _, let body), .whileLoop(_, let body):
                var inside = way
                inside.isUncertain = true
                _ = walk(body, inside)
            case .block(let body):
                var inside = way
                inside.isUncertain = true
                _ = walk(body, inside)
            case .conditional(let clauses):
                var inside = way
                inside.isUncertain = true
                for clause in clauses { _ = walk(clause, inside) }
            case .expression(let expression):
                if case .call(let callee, _) = expression.kind,
                    ["fatalError", "preconditionFailure", "abort"].contains(ReuseCall.baseName(callee)?.value)
                {
                    traps.append((expression, way))
                    return nil
                }
                if case .binary("=", let target, let value) = expression.kind,
                    case .name(let name) = target.kind
                {
                    assignments.append((name, value, way))
                }
            case .declare, .destructure, .function, .type: continue
            }
        }
        return way
    }

    /// Whether the code after a switch never runs. For which kinds it runs is not known where a case returns.
    private mutating func walk(_ subject: Expression, _ cases: [Statement.Case], _ way: inout Way) -> Bool {
        var rest = way
        var goesOn = false
        var mayReturn = false
        let isKind = isName(subject, kindName)
        for item in cases {
            var inside = way
            if item.patterns.isEmpty {
                inside = rest
                if !isKind { inside.isUncertain = true }
            } else if isKind {
                let kinds = item.patterns.map { pattern -> ElementKind? in
                    if case .expression(let value) = pattern { return KindSet.constant(value) }
                    if case .enumCase(_, let name, let values) = pattern, values.isEmpty {
                        return KindSet.constant(Expression(.member(nil, name), name.range))
                    }
                    return nil
                }
                let known = kinds.compactMap(\.self)
                if known.count == kinds.count, item.filter == nil {
                    inside.kinds = rest.kinds.narrowed(to: Set(known))
                    rest.kinds = rest.kinds.excluding(Set(known))
                } else {
                    inside.kinds = .unknown
                    rest.kinds = .unknown
                }
            } else {
                inside.isByPosition = true
                if item.patterns.contains(where: Self.isCast) { inside.isUncertain = true }
                if mentions(subject, viewNames) { inside.isUncertain = true }
            }
            if item.filter != nil { inside.isConditional = true }
            if walk(item.body, inside) != nil {
                goesOn = true
            } else if case .leave? = item.body.last {
                // `break`
            } else {
                mayReturn = true
            }
        }
        if isKind, mayReturn { way.kinds = .unknown }
        return !goesOn
    }

    private static func isCast(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .any, .cast, .name, .optional: true
        case .tuple(let patterns): patterns.contains(where: isCast)
        case .enumCase, .expression: false
        }
    }

    // MARK: Conditions

    private func isKindTest(_ conditions: [Statement.Condition]) -> Bool {
        guard conditions.count == 1, case .boolean(let condition) = conditions[0] else { return false }
        return kindTest(condition) != nil
    }

    /// `kind == K` and `kind != K`.
    private func kindTest(_ condition: Expression) -> (kind: ElementKind, isSame: Bool)? {
        guard case .binary(let sign, let left, let right) = condition.kind, sign == "==" || sign == "!="
        else {
            return nil
        }
        let other = isName(left, kindName) ? right : (isName(right, kindName) ? left : nil)
        return other.flatMap(KindSet.constant).map { ($0, sign == "==") }
    }

    private func split(_ conditions: [Statement.Condition], _ way: Way) -> (met: Way, unmet: Way) {
        var met = way
        var unmet = way
        guard conditions.count == 1, case .boolean(let condition) = conditions[0] else {
            met.isConditional = true
            met.kinds = mentionsKind(conditions) ? .unknown : way.kinds
            unmet.kinds = met.kinds
            unmet.isUncertain = true
            return (met, unmet)
        }
        if let (kind, isSame) = kindTest(condition) {
            let narrowed = way.kinds.narrowed(to: [kind])
            let excluded = way.kinds.excluding([kind])
            (met.kinds, unmet.kinds) = isSame ? (narrowed, excluded) : (excluded, narrowed)
            return (met, unmet)
        }
        if mentionsKind(conditions) {
            met.kinds = .unknown
            unmet.kinds = .unknown
        }
        if mentions(condition, viewNames) {
            met.isUncertain = true
            unmet.isUncertain = true
        }
        if isPositionTest(condition) {
            met.isByPosition = true
            unmet.isByPosition = true
        } else if let results = results(of: condition) {
            met.isByPosition = results.contains(true)
            unmet.isByPosition = results.contains(false)
            met.isConditional = way.isConditional || !met.isByPosition
            unmet.isConditional = way.isConditional || !unmet.isByPosition
        } else {
            met.isConditional = true
            unmet.isConditional = true
        }
        return (met, unmet)
    }

    private func mentionsKind(_ conditions: [Statement.Condition]) -> Bool {
        guard let kindName else { return false }
        var isMentioned = false
        SyntaxWalk.visit([.if(conditions, then: [], otherwise: [])]) { _ in
        } _: {
            if case .name(let name) = $0.kind {
                // A constant such as `isHeader` may say something of the kind.
                if name == kindName || name.lowercased().contains("header")
                    || name.lowercased().contains("footer")
                {
                    isMentioned = true
                }
            }
        }
        return isMentioned
    }

    /// `indexPath.section == 1`: no test of bounds.
    private func isPositionTest(_ condition: Expression) -> Bool {
        guard case .binary("==", let left, let right) = condition.kind,
            case .member(let base?, let name) = left.kind, isName(base, pathName),
            ["section", "item", "row"].contains(name.value)
        else { return false }
        switch right.kind {
        case .number, .member, .name: return true
        default: return false
        }
    }

    /// Whether some item does not meet the conditions: `guard indexPath.item < 2`, where there are three.
    private func isMissed(_ conditions: [Statement.Condition]) -> Bool {
        guard conditions.count == 1, case .boolean(let condition) = conditions[0] else { return false }
        return results(of: condition)?.contains(false) ?? false
    }

    /// What a comparison with a number gives for the items that there are: for the first at least. Nil where it is none.
    private func results(of condition: Expression) -> Set<Bool>? {
        guard case .binary(let sign, let left, let right) = condition.kind,
            case .member(let base?, let name) = left.kind, isName(base, pathName),
            ["section", "item", "row"].contains(name.value), case .number(let number) = right.kind
        else { return nil }
        let last = name.value == "section" ? 1 : max(1, min(count ?? 1, 1000))
        let values = (0..<last).compactMap { FirstSection.compare(sign, Double($0), number) }
        return values.count == last ? Set(values) : nil
    }

    private func mentions(_ expression: Expression, _ names: Set<String>) -> Bool {
        var isMentioned = false
        SyntaxWalk.visit([.expression(expression)]) { _ in
        } _: {
            if case .name(let name) = $0.kind, names.contains(name) { isMentioned = true }
        }
        return isMentioned
    }

    private func isName(_ expression: Expression, _ name: String?) -> Bool {
        if case .name(let text) = expression.kind { text == name } else { false }
    }
}
