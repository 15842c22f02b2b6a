package import InterfaceBuilder

extension Rule {
    package static let unusedNib = Rule(
        id: "unused-nib", severity: .note,
        summary: "a nib with a reusable view is named by no manifest and no source file",
        explanation: """
            A xib whose root is a cell or a reusable view, and whose name occurs in no entry of the manifest \
            and in no Swift or Objective-C file under its sources, is probably left over. It makes the app \
            larger, and its faults stay hidden until somebody starts to use it.

            Remove it, or add an entry for it.
            """,
        check: .program { program, report in
            for scope in program.scopes {
                for name in (scope.unmentionedNibs ?? []).sorted() {
                    for document in scope.unnamedReusableNibs[name] ?? [] {
                        report.add(
                            "nib '\(name)' is used nowhere",
                            at: document.place(document.topLevelObjects[0].nameRange))
                    }
                }
            }
        })
}

extension ManifestScope {
    /// The nibs with a reusable root that no entry of the manifest names, by name. Whether source files name
    /// them is not looked at here.
    package var unnamedReusableNibs: [NibName: [Document]] {
        var named: Set<NibName> = []
        for controller in manifest.controllers {
            for view in controller.views {
                for use in uses(of: view, in: controller) {
                    if case .nib(let name, _) = use.source { named.insert(name.value) }
                }
            }
        }
        return nibs.compactMapValues { documents in
            let reusable = documents.filter { document in
                document.isComplete && document.platform.usesUIKit && document.topLevelObjects.count == 1
                    && UIKitClass.reusableFamily(ofClass: document.topLevelObjects[0].elementClass) != nil
            }
            return reusable.isEmpty ? nil : reusable
        }
        .filter { !named.contains($0.key) }
    }
}
