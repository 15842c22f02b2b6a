import InterfaceBuilder

extension KindAnswers {
    /// A dequeue of UIKit's whose view a request returns.
    struct Dequeue {
        let isCell: Bool
        /// Whether it is dequeued as whatever kind is asked for.
        let isOfAskedKind: Bool
        /// The kinds that it may be of; nil where that is not known.
        let kinds: [ElementKind]?
        /// The argument that decides on the kind.
        let kindPlace: CodePlace?
        let identifierPlace: CodePlace
        /// Nil where there are several, or where it is not known.
        let identifier: ReuseIdentifier?

        init?(_ value: Expression, _ request: ViewRequest, _ model: LayoutModel) {
            let linked = model.linked
            guard let value = Self.made(value, request), case .call(let callee, let arguments) = value.kind,
                let call = ReuseCall(callee: callee, labels: arguments.map(\.label)), call.role != .register,
                call.namespace == .cell || call.namespace == .supplementary, !call.isAppKit,
                let name = ReuseCall.baseName(callee)
            else { return nil }
            let place = CodePlace(file: request.file, range: name.range)
            let found = linked.analysis.effects.dequeues.filter { $0.place == place }
            guard let first = found.first else { return nil }
            isCell = call.namespace == .cell
            identifierPlace = first.identifierPlace
            if let position = call.kind, case .name(let text) = arguments[position].value.kind {
                isOfAskedKind = text == request.kindName
            } else {
                isOfAskedKind = false
            }
            kindPlace = call.role == .dequeueConfigured ? first.identifierPlace : first.kindPlace
            let known = linked.dequeues.filter { $0.call.place == place }.map(\.identifiers)
            if let only = known.first ?? nil, only.count == 1, known.allSatisfy({ $0 == only }) {
                identifier = only[0]
            } else {
                identifier = nil
            }
            var kinds: [ElementKind]? = []
            for dequeue in found {
                kinds = Self.kinds(of: dequeue).flatMap { own in kinds.map { $0 + own } }
            }
            if kinds == nil, call.role == .dequeueConfigured, let argument = arguments.first {
                kinds = Self.localKind(argument.value, request, model).map { [$0] }
            }
            self.kinds = kinds
        }

        private static func kinds(of dequeue: SourceDequeue) -> [ElementKind]? {
            guard let registration = dequeue.registration else { return dequeue.kind.flatMap(kinds) }
            guard registration.unknown == nil, !registration.isOpen, !registration.atoms.isEmpty else {
                return nil
            }
            var result: [ElementKind] = []
            for atom in registration.atoms {
                guard case .registration(let value) = atom, !value.isCell, let own = value.kind.flatMap(kinds)
                else {
                    return nil
                }
                result += own
            }
            return result
        }

        /// The kind of a registration object that is a local constant around a provider.
        private static func localKind(
            _ value: Expression, _ request: ViewRequest, _ model: LayoutModel
        ) -> ElementKind? {
            guard case .name(let name) = value.kind, !request.parameters.contains(name) else { return nil }
            let declared = SyntaxWalk.declarations(in: request.block.statements).filter {
                $0.name.value == name
            }
            guard declared.count == 1, declared[0].isConstant,
                case .call(let callee, let arguments)? = declared[0].value?.kind,
                let components = callee.nameComponents,
                model.names.isRegistration(components, in: request.owner),
                let argument = arguments.first(where: { $0.label == "elementKind" })
            else { return nil }
            return KindSet.constant(argument.value)
        }

        private static func kinds(of value: Value) -> [ElementKind]? {
            guard !value.isOpen, let strings = value.strings, !strings.isEmpty,
                !strings.contains(where: { $0.hasPrefix(Evaluator.modulePlaceholder) })
            else { return nil }
            return strings.map { ElementKind($0) }
        }

        /// The call, through casts and a local constant that is set once.
        private static func made(_ value: Expression, _ request: ViewRequest) -> Expression? {
            switch value.kind {
            case .call: return value
            case .cast(let inner, _, _), .unwrapped(let inner): return made(inner, request)
            case .name(let name):
                var values: [Expression?] = []
                let bind = { (conditions: [Statement.Condition]) in
                    for case .binding(let pattern, let value) in conditions where Self.binds(pattern, name) {
                        values.append(value)
                    }
                }
                SyntaxWalk.visit(request.statements) { statement in
                    switch statement {
                    case .declare(let properties):
                        for property in properties where property.name.value == name {
                            values.append(property.value)
                        }
                    case .if(let conditions, _, _), .guard(let conditions, _), .whileLoop(let conditions, _):
                        bind(conditions)
                    case .assign(let target, let value):
                        if case .name(name) = target.kind { values.append(value) }
                    case .destructure(let pattern, _, _), .loop(let pattern, _, _, _):
                        if Self.binds(pattern, name) { values.append(nil) }
                    default: break
                    }
                } _: { _ in
                }
                guard values.count == 1, let only = values[0] else { return nil }
                if case .name = only.kind { return nil }
                return made(only, request)
            default: return nil
            }
        }

        private static func binds(_ pattern: Pattern, _ name: String) -> Bool {
            switch pattern {
            case .name(let own, _): own.value == name
            case .optional(let inner), .cast(let inner, _): binds(inner, name)
            case .tuple(let patterns), .enumCase(_, _, let patterns): patterns.contains { binds($0, name) }
            case .any, .expression: false
            }
        }
    }
}
