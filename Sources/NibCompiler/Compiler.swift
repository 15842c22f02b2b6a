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
    /// What all rules find, and what stands in the way of generating code that no rule looks for, in the order
    /// of file, place and rule.
    package static func lint(_ program: Program) -> [Diagnostic] {
        let plans = program.scopes.map { GenerationPlan($0) }
        let own = program.sources.map { sources in
            plans.flatMap(\.controllers).flatMap(OwnMembers(sources: sources).collisions)
        }
        return findings(check(program), planned: plans.flatMap(\.diagnostics) + (own ?? []))
    }

    /// What all rules find, in their order.
    package static func check(_ program: Program) -> [Diagnostic] {
        let others = program.viewsOfOtherKind
        return RuleCatalog.rules.flatMap { rule -> [Diagnostic] in
            guard case .program(let check) = rule.check else { return [] }
            var report = Report(rule: rule)
            check(program, &report)
            return report.diagnostics.filter { diagnostic in
                guard let subject = diagnostic.subject else { return true }
                return !others.contains(ViewKey(controller: subject.controller, view: subject.view))
            }
        }
    }

    /// The same as `lint`, of what the rules found where the generated code is planned already.
    ///
    /// - Parameter planned: What `generate` found of every scope.
    package static func findings(_ found: [Diagnostic], planned: [Diagnostic]) -> [Diagnostic] {
        let unreported = planned.filter { diagnostic in
            if case .program = RuleCatalog.rule(diagnostic.id)?.check { false } else { true }
        }
        return (found + unreported).sorted(by: Diagnostic.precedes)
    }

    /// The Swift files of a manifest's controllers, by name, and what stands in the way. A controller with an
    /// error has no file.
    package static func generate(_ scope: ManifestScope) -> (
        files: [GeneratedFile], diagnostics: [Diagnostic]
    ) {
        let outputs = scope.manifest.controllers.indices.map { output(ofController: $0, in: scope) }
        return generate(scope, from: outputs)
    }

    /// What a controller of a manifest gives, whatever the others are: for those who compute them side by side.
    package static func output(ofController index: Int, in scope: ManifestScope) -> ControllerOutput {
        ControllerOutput(scope.manifest.controllers[index], in: scope)
    }

    /// The same as `generate`, from the outputs of the manifest's controllers in their order.
    package static func generate(
        _ scope: ManifestScope, from outputs: [ControllerOutput]
    ) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
        let plan = GenerationPlan(scope, outputs.map { ($0.plan, $0.diagnostics) })
        let texts = Dictionary(outputs.compactMap { output in output.plan.map { ($0.name, output.text) } }) {
            first, _ in first
        }
        let emitter = FileEmitter(manifest: String(scope.manifest.file.name), settings: plan.settings)
        let files = emitter.files(plan.controllers) { texts[$0.name] ?? "" }
        return (files, plan.diagnostics)
    }
}
