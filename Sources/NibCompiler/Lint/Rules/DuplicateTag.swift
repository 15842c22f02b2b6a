import InterfaceBuilder

extension Rule {
    package static let duplicateTag = Rule(
        id: "duplicate-tag", severity: .warning, uikitRules: ["A16"],
        summary: "two views of a controller that tells them apart by tag have the same tag",
        explanation: """
            A data source that serves several views and asks for their tag takes the same branch for both: one \
            of them shows the other's views, or dequeues an identifier that is registered on the other only.

            Give each view its own tag.
            """,
        check: .program { program, report in
            program.linked?.reportDuplicateTags(&report)
            var first: [TagKey: ViewIdentity] = [:]
            for view in program.facts.views {
                guard view.isToldByTag, let tag = view.tag else { continue }
                let key = TagKey(controller: view.key.controller, tag: tag.value)
                guard let earlier = first[key] else {
                    first[key] = view
                    continue
                }
                report.add(
                    "'\(view.key.view)' has the tag \(tag.value) of '\(earlier.key.view)'",
                    at: SourceRange(view.origin.file, tag.range),
                    notes: [
                        Note(
                            "'\(earlier.key.view)' has it here",
                            at: SourceRange(earlier.origin.file, earlier.tag?.range ?? earlier.origin.bytes))
                    ])
            }
        })
}

private struct TagKey: Hashable {
    var controller: String
    var tag: Int
}

extension LinkedSources {
    /// Views of one data source that code gives one tag, where the data source's code asks for tags.
    fileprivate func reportDuplicateTags(_ report: inout Report) {
        var first: [TagKey: (view: ViewID, place: CodePlace)] = [:]
        for setting in analysis.effects.tags {
            guard setting.views.count == 1, let tag = Int(exactly: setting.tag) else { continue }
            let view = aliases.canonical(setting.views[0].plain)
            guard let holder = view.holder, asksForTags(holder) else { continue }
            let key = TagKey(controller: table[holder].key, tag: tag)
            guard let earlier = first[key] else {
                first[key] = (view, setting.place)
                continue
            }
            guard earlier.view != view else { continue }
            let (name, other) = (self.key(of: view).view, self.key(of: earlier.view).view)
            report.add(
                "'\(name)' has the tag \(tag) of '\(other)'", at: range(setting.place),
                notes: [Note("'\(other)' has it here", at: range(earlier.place))])
        }
    }

    /// Whether a method that UIKit calls with a view asks for its tag.
    private func asksForTags(_ type: TypeID) -> Bool {
        let declarations = table[type].declarations + table[type].extensions
        return declarations.contains { declared in
            declared.declaration.functions.contains { function in
                guard let parameter = ViewCallback.viewParameter(of: function) else { return false }
                var asks = false
                SyntaxWalk.visit(function.body ?? [], { _ in }) { expression in
                    if case .member(let base?, let name) = expression.kind, name.value == "tag",
                        case .name(parameter.name) = base.kind
                    {
                        asks = true
                    }
                }
                return asks
            }
        }
    }
}
