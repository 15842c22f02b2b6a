extension ScenarioFault {
    /// What `runs` did otherwise than the fault says; empty if all is as described.
    /// - Parameter viewNames: What the manifest calls views that no property holds, by their name in rows.
    func problems(in runs: [ScenarioRun], viewNames: [String: String] = [:]) -> [String] {
        switch outcome {
        case .raise(let rule): problems(of: runs, raising: rule, viewNames)
        case .trap: runs.contains { $0.isSignal } ? [] : ["\(name): no run ended with a trap"]
        case .invisible: problems(ofHidden: runs, viewNames)
        }
    }

    /// An exception of a layout (H5, I7) knows no identifier.
    private func problems(
        of runs: [ScenarioRun], raising rule: String, _ viewNames: [String: String]
    ) -> [String] {
        let raises = runs.compactMap(\.raise)
        guard !raises.isEmpty else { return ["\(name): nothing raised \(rule)"] }
        return raises.filter { raise in
            let isIdentifier =
                raise.identifier == identifier || identifier.isEmpty
                || (raise.identifier.isEmpty && ["H5", "I7"].contains(rule))
            let view = viewNames[raise.view] ?? raise.view
            return raise.rule != rule || view != self.view || (raise.kind ?? "cell") != kind || !isIdentifier
        }.map { "\(name): \($0)" }
    }

    private func problems(ofHidden runs: [ScenarioRun], _ viewNames: [String: String]) -> [String] {
        let unfinished = runs.filter { !$0.isDone }.map { "\(name): \($0.errors)" }
        let shown = runs.flatMap(\.rows).filter {
            (viewNames[$0.view] ?? $0.view) == view && $0.kind == kind
                && (identifier.isEmpty || $0.identifier == identifier)
        }
        return unfinished + shown.map { "\(name): \($0) is displayed" }
    }
}
