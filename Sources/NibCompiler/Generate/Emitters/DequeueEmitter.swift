/// Writes one function for each reusable view, which gives it in its own class.
struct DequeueEmitter {
    let plan: ControllerPlan

    /// The order of the functions: as the identifiers, but cells first where a data source asks for them first.
    private var order: [Int] {
        let all = plan.orderedReusables.filter {
            plan.reusables[$0].isTyped && !plan.reusables[$0].usesObject
        }
        guard plan.isStatic else { return all }
        return all.filter { plan.reusables[$0].family.isCell }
            + all.filter { !plan.reusables[$0].family.isCell }
    }

    /// A call of the function.
    func call(_ index: Int, prefix: String = "") -> SwiftCall {
        let reusable = plan.reusables[index]
        let name = prefix + reusable.name.following("dequeue")
        let view = reusable.family.isTable ? "tableView" : "collectionView"
        if reusable.family == .tableHeaderFooter { return SwiftCall(name, ["from: \(view)"]) }
        return SwiftCall(name, [["from: \(view)"], ["for: indexPath"]])
    }

    func emit(_ helpers: DequeueHelperEmitter, to writer: inout SwiftWriter) {
        for index in order {
            let reusable = plan.reusables[index]
            let isTable = reusable.family.isTable
            var parameters = [
                isTable ? "from tableView: UITableView" : "from collectionView: UICollectionView"
            ]
            if reusable.family != .tableHeaderFooter { parameters.append("for indexPath: IndexPath") }
            writer.separate()
            let holders = plan.views.indices.filter { plan.views[$0].reusables.contains(index) }
            writer.documentation(
                PlaceWords(plan: plan, views: holders).summary([index], beginning: "Dequeues "))
            let signature = SwiftSignature(
                plan.functionHead + reusable.name.following("dequeue"), [parameters],
                returns: reusable.classText)
            writer.function(signature) { writer in
                if let member = helpers.choiceMember(index) {
                    writer.call(
                        SwiftCall(
                            "dequeue\(member.noun)",
                            [["\(member.argument)"], ["from: collectionView"], ["for: indexPath"]]))
                } else if helpers.serves(index) {
                    helpers.emitCall(index, to: &writer)
                } else {
                    emitInline(index, to: &writer)
                }
            }
        }
    }

    private func emitInline(_ index: Int, to writer: inout SwiftWriter) {
        let reusable = plan.reusables[index]
        let identifier = reusable.reference?.expression ?? SwiftLiteral(reusable.identifier.text).text
        let word = plan.word(index)
        let local = plan.localName(index)
        let file = reusable.fileName.map { " of \($0)" } ?? ""
        let subject: SwiftMessage = "\(word) '\(reusable.identifier.text)'\(file)"
        if reusable.family == .tableHeaderFooter {
            let call = SwiftCall(
                "tableView.dequeueReusableHeaderFooterView", [["withIdentifier: \(identifier)"]])
            writer.call(call, before: "let view = ")
            writer.block("guard let view else") {
                $0.failure("\(subject) is not registered with the table view")
            }
            guard reusable.viewClass != nil else { return writer.line("return view") }
        } else if reusable.viewClass == nil {
            return emitDirect(
                reusable.family, identifier: identifier, kind: reusable.family.kind?.expression, before: "",
                to: &writer)
        } else {
            emitDirect(
                reusable.family, identifier: identifier, kind: reusable.family.kind?.expression,
                before: "let view = ", to: &writer)
        }
        writer.block("guard let \(local) = view as? \(reusable.classText) else") {
            let name = reusable.viewClass?.plain ?? reusable.classText
            $0.failure("\(subject) is of class \(code: "type(of: view)"), not \(name)")
        }
        writer.line("return \(local)")
    }

    /// UIKit's own dequeue; `kind` is nil where a parameter of that name holds it.
    func emitDirect(
        _ family: ReuseFamily, identifier: String, kind: String?, before: String, to writer: inout SwiftWriter
    ) {
        let call: SwiftCall =
            switch family {
            case .tableHeaderFooter:
                SwiftCall("tableView.dequeueReusableHeaderFooterView", [["withIdentifier: \(identifier)"]])
            case .tableCell:
                SwiftCall(
                    "tableView.dequeueReusableCell", [["withIdentifier: \(identifier)", "for: indexPath"]])
            case .cell:
                SwiftCall(
                    "collectionView.dequeueReusableCell",
                    [["withReuseIdentifier: \(identifier)", "for: indexPath"]])
            case .supplementary, .decoration:
                SwiftCall(
                    "collectionView.dequeueReusableSupplementaryView",
                    [
                        ["ofKind: \(kind ?? "kind")"],
                        ["withReuseIdentifier: \(identifier)", "for: indexPath"],
                    ])
            }
        writer.call(call, before: before)
    }
}

extension ControllerPlan {
    /// The reusable views that are shown by views, as their identifiers are listed.
    var orderedReusables: [Int] {
        var seen: Set<Int> = []
        let all = views.flatMap(\.reusables).filter { seen.insert($0).inserted }
        return all.filter { !reusables[$0].family.isCell } + all.filter { reusables[$0].family.isCell }
    }

    /// `header`, `footer`, `cell`, as messages name a reusable view.
    func word(_ index: Int) -> String {
        var words: [String] = []
        for place in views.compactMap({ $0.places[index] }).joined()
        where !words.contains(place.position.word) {
            words.append(place.position.word)
        }
        return SwiftComment.enumeration(words, last: "or")
    }

    /// What messages say a view is from: its file or class, or the views that have it from different ones.
    func sourceText(_ index: Int) -> String {
        let reusable = reusables[index]
        if let file = reusable.fileName { return file }
        if reusable.sources.count < 2 { return "class \(reusable.viewClass?.plain ?? "")" }
        return SwiftComment.enumeration(views.filter { $0.reusables.contains(index) }.map(\.name))
    }

    /// The local that holds the view after the cast.
    func localName(_ index: Int) -> String {
        switch word(index) {
        case "cell": "cell"
        case "header": "header"
        case "footer": "footer"
        case "header or footer": "headerFooter"
        default: "supplementary"
        }
    }
}
