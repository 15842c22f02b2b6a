import InterfaceBuilder

/// Answers to a collection view that are nil or were not dequeued (uikit-rules G2, G3, J4).
struct EmptyAnswers {
    struct Finding {
        /// The class of a view made on the spot; nil for nil.
        var made: String?
        /// What is asked for.
        var noun: String
        var place: SourceRange
        var isCertain: Bool
    }

    private enum Answer {
        case made(String)
        case null
        /// A variable that is set for some kinds only.
        case unset(String)
        case other
    }

    let model: LayoutModel
    private var table: SymbolTable { model.table }

    init(model: LayoutModel) { self.model = model }

    func findings() -> [Finding] {
        var result: [Finding] = []
        for request in model.requests {
            let views = views(of: request)
            guard !views.isEmpty, !isReplaced(request, views), !isOverridden(request),
                !asksForNothing(request)
            else { continue }
            let walk = AnswerWalk(request, count: itemCount(of: request))
            let answers = walk.answers.map { ($0, classify($0.value, request, walk)) }
            guard !answers.isEmpty else { continue }
            let isAlways = answers.allSatisfy {
                if case .other = $0.1 { false } else if case .unset = $0.1 { false } else { true }
            }
            switch request.role {
            case .cell: result += cells(answers, isAlways, request)
            case .supplementary: result += supplementary(answers, isAlways, request, views, walk)
            }
        }
        return result
    }

    /// Whether a diffable data source takes the place of the class, whose methods are then never asked.
    private func isReplaced(_ request: ViewRequest, _ views: [ViewID]) -> Bool {
        guard request.closure == nil, let owner = request.owner else { return false }
        let isOthers = views.contains { view in
            guard !model.linked.isEscaped(view), !model.linked.isVisibleOutside(view),
                let types = model.objects(asking: true, of: view)
            else {
                return true
            }
            return !types.allSatisfy { $0 == owner || table.supertypes(of: $0).contains(owner) }
        }
        if isOthers || makesDataSource(owner) { return true }
        return model.linked.analysis.effects.connections.contains { connection in
            connection.object.atoms.isEmpty && connection.isDataSource
                && (connection.holder.map { table.areRelated($0, owner) } ?? false)
        }
    }

    /// Whether code around the class makes a data source for a collection view: `.init(collectionView: …)`, which may
    /// be any type's.
    private func makesDataSource(_ owner: TypeID) -> Bool {
        model.related(to: owner).flatMap(model.blocks(of:)).contains { block in
            var isMade = false
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard case .call(let callee, let arguments) = expression.kind,
                    arguments.first?.label == "collectionView", callee.calledName != "collectionView"
                else { return }
                if callee.calledName.map({ $0 == "init" || $0.first?.isUppercase == true }) ?? true {
                    isMade = true
                }
            }
            return isMade
        }
    }

    private func cells(
        _ answers: [(AnswerWalk.Answer, Answer)], _ isAlways: Bool, _ request: ViewRequest
    ) -> [Finding] {
        if isAlways, let first = answers.first {
            return finding(first.0, first.1, "cell", request, isCertain: true).map { [$0] } ?? []
        }
        return answers.compactMap { answer, kind in
            let way = answer.way
            guard way.isByPosition, !way.isConditional, !way.isUncertain else { return nil }
            return finding(answer, kind, "cell", request, isCertain: false)
        }
    }

    private func supplementary(
        _ answers: [(AnswerWalk.Answer, Answer)], _ isAlways: Bool, _ request: ViewRequest, _ views: [ViewID],
        _ walk: AnswerWalk
    ) -> [Finding] {
        var emitted: [ElementKind] = []
        for view in views { emitted += model.emitted(by: view).filter { !emitted.contains($0) } }
        if request.closure != nil, views.count > 1 { return [] }
        if emitted.isEmpty {
            guard isAlways, let first = answers.first, !views.allSatisfy(model.emitsNothing) else {
                return []
            }
            return finding(first.0, first.1, "supplementary view", request, isCertain: false).map { [$0] }
                ?? []
        }
        var result: [Finding] = []
        for (answer, kind) in answers where !answer.way.isUncertain {
            let way = answer.way
            guard
                let asked = emitted.first(where: {
                    way.kinds.contains($0) == true && isEmpty(kind, for: $0, walk)
                })
            else { continue }
            let noun = ReuseFamily.supplementary(asked).noun
            if way.isConditional, !way.kinds.isNarrowed, !isAlways { continue }
            let isCertain = way.kinds.isNarrowed || isAlways || !way.isByPosition
            if let found = finding(answer, kind, noun, request, isCertain: isCertain) { result.append(found) }
        }
        return result
    }

    /// Whether the answer is nil or fresh for the kind.
    private func isEmpty(_ answer: Answer, for kind: ElementKind, _ walk: AnswerWalk) -> Bool {
        switch answer {
        case .made, .null: true
        case .unset(let name):
            !walk.assignments.contains { $0.name == name && $0.way.kinds.contains(kind) != false }
        case .other: false
        }
    }

    private func finding(
        _ answer: AnswerWalk.Answer, _ kind: Answer, _ noun: String, _ request: ViewRequest, isCertain: Bool
    ) -> Finding? {
        guard let place = table.range(answer.value.range, in: request.file) else { return nil }
        switch kind {
        case .made(let type): return Finding(made: type, noun: noun, place: place, isCertain: isCertain)
        case .null, .unset: return Finding(made: nil, noun: noun, place: place, isCertain: isCertain)
        case .other: return nil
        }
    }

    // MARK: Values

    private func classify(_ value: Expression, _ request: ViewRequest, _ walk: AnswerWalk) -> Answer {
        switch value.kind {
        case .null: return .null
        case .call: return made(value, request).map { .made($0) } ?? .other
        case .unwrapped(let inner): return classify(inner, request, walk)
        case .name(let name):
            let declared = SyntaxWalk.declarations(in: request.statements).filter { $0.name.value == name }
            guard declared.count == 1 else { return .other }
            let assigned = walk.assignments.filter { $0.name == name }
            if let initial = declared[0].value, assigned.isEmpty {
                return made(initial, request).map { .made($0) } ?? .other
            }
            guard declared[0].value == nil, declared[0].getter == nil, !declared[0].isConstant,
                case .optional? = declared[0].type?.kind, isSetByAssignmentOnly(name, request)
            else { return .other }
            return .unset(name)
        default: return .other
        }
    }

    /// Whether no closure or inout argument may set the variable.
    private func isSetByAssignmentOnly(_ name: String, _ request: ViewRequest) -> Bool {
        var isOnly = true
        SyntaxWalk.visit(request.statements) { _ in
        } _: { expression in
            switch expression.kind {
            case .closure: isOnly = false
            case .call(_, let arguments):
                if arguments.contains(where: { if case .name(name) = $0.value.kind { true } else { false } })
                {
                    isOnly = false
                }
            default: break
            }
        }
        return isOnly
    }

    /// The class of a view that the expression makes.
    private func made(_ value: Expression, _ request: ViewRequest) -> String? {
        guard case .call(let callee, let arguments) = value.kind,
            arguments.isEmpty || arguments.count == 1 && arguments[0].label == "frame",
            var components = callee.nameComponents
        else { return nil }
        if components.last == "init" { components.removeLast() }
        guard let type = model.names.type(components, in: request.owner),
            table.descends(type, fromUIKit: "UICollectionReusableView") == true
        else { return nil }
        return table[type].simpleName
    }

    // MARK: Who asks

    /// The views that ask.
    func views(of request: ViewRequest) -> [ViewID] {
        guard let owner = request.owner else { return [] }
        if request.function != nil {
            guard table[owner].kind == .class else { return [] }
            return Array(model.linked.connections.views(asking: owner, asDataSource: true, table))
        }
        if let creation = request.creation { return views(of: creation, request) }
        guard let name = request.target?.nameComponents?.last else { return [] }
        var result: [ViewID] = []
        for other in model.requests {
            guard let creation = other.creation, let otherOwner = other.owner,
                table.areRelated(owner, otherOwner),
                DataSourceNames(model: model, creation: creation, block: other.block).names?.contains(name)
                    ?? false
            else { continue }
            result += views(of: creation, other).filter { !result.contains($0) }
        }
        return result
    }

    private func views(of creation: Expression, _ request: ViewRequest) -> [ViewID] {
        guard case .call(_, let arguments) = creation.kind, let first = arguments.first else { return [] }
        let place = CodePlace(file: request.file, range: first.value.range)
        var result: [ViewID] = []
        for connection in model.linked.analysis.effects.connections
        where connection.isDataSource && connection.place == place {
            for view in connection.views {
                let canonical = model.linked.aliases.canonical(view.plain)
                if !result.contains(where: { model.linked.mayBeSame($0, canonical) }) {
                    result.append(canonical)
                }
            }
        }
        return result
    }

    /// Whether a subclass answers instead, or the answer is only a protocol's default.
    func isOverridden(_ request: ViewRequest) -> Bool {
        guard let function = request.function, let owner = request.owner else { return false }
        return table.descendants(of: owner).contains { type in
            (table[type].members["collectionView"] ?? []).contains { member in
                if case .function(let other) = member.kind {
                    ViewRequest.role(of: other) == ViewRequest.role(of: function)
                } else {
                    false
                }
            } || table[type].outlined["collectionView"] != nil
        }
    }

    /// Whether the data source says that there are no items or sections.
    func asksForNothing(_ request: ViewRequest) -> Bool { counts(of: request).contains(0) }

    /// How many items there are in each section, if the data source says one number.
    private func itemCount(of request: ViewRequest) -> Int? {
        let counts = counts(of: request, isOfItems: true)
        return counts.count == 1 ? Int(exactly: counts[0]) : nil
    }

    /// The numbers that the data source's methods return, where they do nothing else.
    private func counts(of request: ViewRequest, isOfItems: Bool = false) -> [Double] {
        guard request.function != nil, let owner = request.owner else { return [] }
        var result: [Double] = []
        let names = ["collectionView", "numberOfSections", "numberOfSectionsInCollectionView"]
        for name in isOfItems ? ["collectionView"] : names {
            for member in table[owner].members[name] ?? [] {
                guard case .function(let function) = member.kind, let body = function.body,
                    name != "collectionView"
                        || function.parameters.contains(where: { $0.label == "numberOfItemsInSection" }),
                    body.count == 1
                else { continue }
                switch body[0] {
                case .return(let value?, _), .expression(let value):
                    if case .number(let number) = value.kind { result.append(number) }
                default: continue
                }
            }
        }
        return result
    }
}
