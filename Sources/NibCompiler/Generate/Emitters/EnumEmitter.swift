import InterfaceBuilder

/// Writes the enums: of tags, of choices, of sections that nibc declares, and of reuse identifiers.
struct EnumEmitter {
    let plan: ControllerPlan

    func emit(to writer: inout SwiftWriter) {
        if let tags = plan.tags, tags.isDeclared { emit(tags, to: &writer) }
        for choice in plan.choices where choice.isDeclared { emit(choice, to: &writer) }
        var written: Set<SwiftTypeName> = []
        for view in plan.views {
            guard let sections = view.sections, sections.isDeclared,
                written.insert(sections.enumName).inserted
            else { continue }
            emit(sections, of: view, to: &writer)
        }
        for identifiers in plan.identifierEnums { emit(identifiers, to: &writer) }
    }

    private func emit(_ tags: TagPlan, to writer: inout SwiftWriter) {
        writer.separate()
        writer.documentation("The \(family(tags)) views, told apart by `tag`.")
        writer.block(head(tags.enumName, "Int")) { writer in
            for (name, tag) in tags.cases { writer.line("case \(name.text) = \(SwiftLiteral(tag).text)") }
        }
    }

    private func family(_ tags: TagPlan) -> String {
        SwiftComment.enumeration(plan.tagFamilies.map { $0.family == .table ? "table" : "collection" })
    }

    private func emit(_ choice: ChoicePlan, to writer: inout SwiftWriter) {
        writer.separate()
        let words = SwiftComment.text(SwiftComment.enumeration(choice.words))
        let summary =
            "The \(words) of \(SwiftComment.list(choice.views)), of which the app chooses one at each place."
        guard let identifiers = choice.identifiers else {
            writer.documentation(summary)
            writer.block(head(choice.enumName, nil)) { writer in
                for name in choice.cases { writer.line("case \(name.text)") }
            }
            return
        }
        let nib = choice.isNibName ? " and the name of the nib" : ""
        writer.documentation(summary, "", "The raw value is the reuse identifier\(nib).")
        writer.block(head(choice.enumName, "String")) { writer in
            for (name, identifier) in zip(choice.cases, identifiers) {
                writer.line("case \(name.text) = \(SwiftLiteral(identifier.text).text)")
            }
        }
    }

    private func emit(_ sections: SectionsPlan, of view: ViewPlan, to writer: inout SwiftWriter) {
        writer.separate()
        writer.documentation("The sections of \(SwiftComment.list([view.name])).")
        writer.block(head(sections.enumName, "Int")) { writer in
            for name in sections.cases { writer.line("case \(name.text)") }
        }
    }

    private func emit(_ identifiers: IdentifierEnumPlan, to writer: inout SwiftWriter) {
        writer.separate()
        let views = identifiers.views.map { plan.views[$0].name }
        writer.documentation("The reuse identifiers of \(SwiftComment.list(views)).")
        writer.block(head(identifiers.name, "String")) { writer in
            for item in identifiers.cases {
                writer.documentation(PlaceWords(plan: plan, views: identifiers.views).summary(item.reusables))
                writer.line("case \(item.name.text) = \(SwiftLiteral(item.identifier.text).text)")
            }
        }
    }

    private func head(_ name: SwiftTypeName, _ rawType: String?) -> String {
        let raw = rawType.map { $0 + ", " } ?? ""
        return "\(plan.access)enum \(name.text): \(raw)CaseIterable, Sendable"
    }
}
