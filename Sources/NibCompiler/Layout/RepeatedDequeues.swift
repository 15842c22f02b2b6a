import InterfaceBuilder

/// Requests that dequeue a second view for the one that is asked for (uikit-rules K1, K2).
struct RepeatedDequeues {
    struct Finding {
        var role: ViewRequest.Role
        var isTable: Bool
        var place: SourceRange
        /// The dequeue before it.
        var first: SourceRange
        /// Whether whoever asks gets to both; else only for some positions.
        var isCertain: Bool
    }

    let model: LayoutModel
    private let wrapped: [CodePlace: [SourceDequeue]]
    private var table: SymbolTable { model.table }

    init(model: LayoutModel) {
        self.model = model
        var wrapped: [CodePlace: [SourceDequeue]] = [:]
        for dequeue in model.linked.analysis.effects.dequeues {
            if let call = dequeue.trace.first?.call { wrapped[call, default: []].append(dequeue) }
        }
        self.wrapped = wrapped
    }

    func findings() -> [Finding] {
        (collectionRequests + tableRequests).flatMap { request in
            var walk = RepeatedDequeueWalk(request, wrapped: wrapped)
            walk.visit(request.statements)
            return walk.findings.compactMap { found -> Finding? in
                guard let place = table.range(found.second, in: request.file),
                    let first = table.range(found.first, in: request.file)
                else { return nil }
                return Finding(
                    role: request.role, isTable: request.isTable, place: place, first: first,
                    isCertain: found.isCertain)
            }
        }
    }

    private var collectionRequests: [RepeatedDequeueWalk.Request] {
        model.requests.compactMap { request in
            let parameters =
                request.function?.parameters.map(\.name) ?? request.closure?.parameters.map(\.name)
            guard let path = request.pathName, let view = parameters.map({ $0.first ?? "$0" }) else {
                return nil
            }
            return RepeatedDequeueWalk.Request(
                role: request.role, isTable: false, file: request.file, view: view, path: path,
                statements: request.statements)
        }
    }

    private var tableRequests: [RepeatedDequeueWalk.Request] {
        model.blocks.compactMap { block in
            guard let function = block.function, function.name.value == "tableView", !function.isStatic,
                function.parameters.count == 2, function.parameters[0].type.name == "UITableView",
                ["cellForRowAt", "cellForRowAtIndexPath"].contains(function.parameters[1].label),
                let owner = block.owner, !model.witnesses.isUnseen(function, in: block.file, of: owner)
            else { return nil }
            return RepeatedDequeueWalk.Request(
                role: .cell, isTable: true, file: block.file, view: function.parameters[0].name,
                path: function.parameters[1].name, statements: block.statements)
        }
    }
}
