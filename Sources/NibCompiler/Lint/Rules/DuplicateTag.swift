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
