package import InterfaceBuilder

/// The pipeline.
///
/// 1. read: text of view descriptions → `Document`, of nibc.yml → `Manifest`, each from its own bytes alone
/// 2. link: documents and manifests → `Program`, one vocabulary of facts
/// 3. lint: `Program` → findings; or generate: a manifest's scope → `GenerationPlan` → Swift text
///
/// Every stage is a pure function that returns its value and what is wrong; files, processes and the
/// terminal belong to the command.
package enum Compiler {
    /// What all rules find, in the order of file, place and rule.
    package static func lint(_ program: Program) -> [Diagnostic] {
        RuleCatalog.rules.flatMap { rule -> [Diagnostic] in
            guard case .program(let check) = rule.check else { return [] }
            var report = Report(rule: rule)
            check(program, &report)
            return report.diagnostics
        }
        .sorted(by: Diagnostic.precedes)
    }

    /// The Swift files of a manifest's controllers, by name, and what stands in the way. A controller with an
    /// error has no file.
    package static func generate(_ scope: ManifestScope) -> (
        files: [GeneratedFile], diagnostics: [Diagnostic]
    ) {
        let plan = GenerationPlan(scope)
        return (FileEmitter(settings: plan.settings).files(plan.controllers), plan.diagnostics)
    }
}
