import InterfaceBuilder

/// Writes the functions that register nibs and classes.
struct RegisterEmitter {
    let plan: ControllerPlan

    var functions: [ViewFunctions.Function] {
        if plan.tags != nil {
            // One for each class of views: they differ in the types of their parameters.
            return [ViewFunctions.Function(name: "registerReusableViews", labels: ["in", "as"], view: nil)]
        }
        return plan.identifiedViews.filter { !plan.views[$0].registrations.isEmpty }.map {
            ViewFunctions.Function(name: name(plan.views[$0]), labels: ["in"], view: $0)
        }
    }

    func emit(to writer: inout SwiftWriter) {
        if let tags = plan.tags { return emit(tags, to: &writer) }
        for index in plan.identifiedViews where !plan.views[index].registrations.isEmpty {
            let view = plan.views[index]
            let names = plan.sharesViews ? plan.views.map(\.name) : [view.name]
            let times = names.count > 1 ? "once for each view" : "once"
            writer.separate()
            writer.documentation(
                "Registers the \(sources(view.registrations)) of \(SwiftComment.list(names)). "
                    + "Call it \(times), before the first layout.")
            let signature = SwiftSignature(
                "\(plan.access)func \(name(view))", [["in \(view.parameter): \(view.viewClass)"]])
            writer.function(signature) { emit(view.registrations, in: view, to: &$0) }
        }
    }

    private func name(_ view: ViewPlan) -> String {
        guard !plan.sharesViews else { return "registerReusableViews" }
        let name = view.suffix.following("register")
        // The views of `placesView` are its `PlacesViews`.
        return name.hasSuffix("View") ? name + "s" : name + "Views"
    }

    private func emit(_ tags: TagPlan, to writer: inout SwiftWriter) {
        for view in plan.tagFamilies { emit(tags, view, to: &writer) }
        for view in plan.tagFamilies { emitGetter(tags, view, to: &writer) }
    }

    private func emit(_ tags: TagPlan, _ view: ViewPlan, to writer: inout SwiftWriter) {
        let tag = tags.parameter
        let own = plan.views.filter { $0.family == view.family }
        let isOnlyFamily = own.count == plan.views.count
        let all = own.flatMap(\.reusables)
        let areCells = !all.isEmpty && all.allSatisfy { plan.reusables[$0].family.isCell }
        writer.separate()
        writer.documentation(
            "Tags `\(view.parameter)` as `\(tag.name)` and registers its \(areCells ? "cells" : "reusable views").",
            "", "Call it once for each view, before the first layout.")
        let signature = SwiftSignature(
            "\(plan.access)func registerReusableViews",
            [["in \(view.parameter): \(view.viewClass)", "as \(tag.text): \(tags.enumName.text)"]])
        writer.function(signature) { writer in
            writer.line("\(view.parameter).tag = \(tag.text).rawValue")
            guard !isOnlyFamily || own.contains(where: { !$0.registrations.isEmpty }) else { return }
            writer.line("switch \(tag.text) {")
            for group in plan.tagGroups({ $0.family == view.family ? $0.registrations : nil }) {
                let pattern = plan.pattern(group)
                let registrations = plan.views[group[0]].registrations
                if plan.views[group[0]].family != view.family {
                    writer.switchCase(
                        pattern, statement: "fatalError(\(plan.wrongFamily(group).text))")
                } else if registrations.isEmpty {
                    writer.line("\(pattern): break")
                } else {
                    writer.line("\(pattern):")
                    writer.indented { emit(registrations, in: view, to: &$0) }
                }
            }
            writer.line("}")
        }
    }

    private func emitGetter(_ tags: TagPlan, _ view: ViewPlan, to writer: inout SwiftWriter) {
        let tag = tags.parameter
        writer.separate()
        writer.documentation("The \(tag.name) that `\(view.parameter)` is, from its tag.")
        let getter = SwiftSignature(
            "\(plan.functionHead)\(tag.text)", [["_ \(view.parameter): \(view.viewClass)"]],
            returns: tags.enumName.text)
        writer.function(getter) { writer in
            writer.block(
                "guard let \(tag.text) = \(tags.enumName.text)(rawValue: \(view.parameter).tag) else"
            ) {
                $0.failure(
                    "no \(tag.name) of \(plan.name.plain) has the tag \(code: view.parameter + ".tag")")
            }
            writer.line("return \(tag.text)")
        }
    }

    /// `nibs`, `classes` or both.
    private func sources(_ registrations: [RegistrationPlan]) -> String {
        var words: [String] = []
        for registration in registrations {
            var word = "nibs"
            if case .one(_, .class) = registration {
                word = "classes"
            }
            if !words.contains(word) { words.append(word) }
        }
        return SwiftComment.enumeration(words)
    }

    private func emit(_ registrations: [RegistrationPlan], in view: ViewPlan, to writer: inout SwiftWriter) {
        for registration in registrations {
            switch registration {
            case .one(let index, let source):
                guard let registered = source.registered, let identifier = plan.identifier(index, in: view)
                else { continue }
                writer.call(call(registered, plan.reusables[index].family, identifier, in: view))
            case .loop(let index, let family, let bundle):
                let choice = plan.choices[index]
                let raw = "\(choice.parameter.text).rawValue"
                writer.block("for \(choice.parameter.text) in \(choice.enumName.text).allCases") {
                    $0.call(call("UINib(nibName: \(raw), bundle: \(bundle))", family, raw, in: view))
                }
            }
        }
    }

    private func call(
        _ registered: String, _ family: ReuseFamily, _ identifier: String, in view: ViewPlan
    ) -> SwiftCall {
        var arguments = [SwiftCall.Argument.text(registered)]
        switch family {
        case .cell: arguments.append("forCellWithReuseIdentifier: \(identifier)")
        case .tableCell: arguments.append("forCellReuseIdentifier: \(identifier)")
        case .tableHeaderFooter: arguments.append("forHeaderFooterViewReuseIdentifier: \(identifier)")
        case .supplementary(let kind), .decoration(let kind):
            arguments.append("forSupplementaryViewOfKind: \(kind.expression)")
            arguments.append("withReuseIdentifier: \(identifier)")
        }
        return SwiftCall("\(view.parameter).register", arguments)
    }
}
