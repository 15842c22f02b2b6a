import InterfaceBuilder

extension Rule {
    package static let wrongBundle = Rule(
        id: "wrong-bundle", severity: .error, uikitRules: ["C2", "C6"],
        summary: "a nib is looked for in another bundle than the one it is in",
        explanation: """
            `bundle: nil` and `.main` are the app's bundle. A nib of a Swift package is in the target's resource \
            bundle (`.module`), one of a framework in the framework's (`Bundle(for:)`). `Bundle(for:)` never \
            reaches a package's resources. UIKit raises `NSInternalInconsistencyException` ("could not load NIB \
            in bundle") at the first dequeue.

            Name the bundle that the nib is in, in code or as `bundle` in the manifest. Which target a file belongs \
            to is read from `Package.swift` and the Xcode project; where they do not tell, the nib is left undecided.
            """,
        check: .program { program, report in
            guard let sources = program.sources else { return }
            var known: Set<String> = []
            for fault in ManifestBundleCheck(program: program).faults() {
                known.insert(fault.name)
                report.add(
                    "nib '\(fault.name)' is in \(fault.home)'s bundle, not in \(fault.asked)",
                    at: fault.place,
                    notes: [Note("the nib", at: SourceRange(wholeOf: fault.document.file))],
                    subject: fault.subject)
            }
            let check = BundleCheck(program: program, table: sources.table)
            for nib in sources.bundledNibs {
                guard let fault = check.fault(of: nib), let place = sources.table.range(fault.place) else {
                    continue
                }
                // Generated code is as the manifest says.
                let isGenerated = place.file.isGenerated
                if isGenerated, known.contains(fault.name) { continue }
                report.add(
                    "nib '\(fault.name)' is in \(fault.home)'s bundle, not in \(fault.asked)", at: place,
                    notes: [Note("the nib", at: SourceRange(wholeOf: fault.document.file))])
            }
        })
}
