import InterfaceBuilder

/// Members of controllers that the sources declare and the generated code does, too: Swift takes no second one.
///
/// The generated code is among the sources: on disk, or read from memory where a build makes it. Said is what is
/// certain: the same kind of member with the same types, in a controller that is declared once.
struct OwnMembers {
    let sources: SourceAnalysis

    /// A member of the user's and where the manifest asks for another one.
    func collisions(with plan: ControllerPlan) -> [Diagnostic] {
        guard let id = sources.table.type(named: plan.name.plain) else { return [] }
        let type = sources.table[id]
        guard type.declarations.count == 1 else { return [] }
        return plan.declaredNames.compactMap { declared in
            let place = declared.labels == nil ? nestedType(declared, in: type) : function(declared, in: type)
            return place.map { place in
                Diagnostic(
                    id: Rule.nameCollision.id, severity: Rule.nameCollision.severity,
                    message: "generated code declares '\(declared.description)' in '\(plan.name.plain)', "
                        + "which has one of its own", range: declared.origin,
                    notes: [Note("its own", at: place)])
            }
        }
    }

    private func function(_ declared: DeclaredName, in type: TypeSymbol) -> SourceRange? {
        let all = (type.members[declared.name] ?? []).compactMap {
            member -> (FunctionDeclaration, SourceFile)? in
            guard case .function(let function) = member.kind,
                let file = sources.table.files[member.file]?.file,
                function.parameters.map({ $0.label ?? "_" }) == declared.labels
            else { return nil }
            return (function, file)
        }
        let generated = all.filter { $0.1.isGenerated }.map { signature($0.0, $0.1) }
        return all.first { !$0.1.isGenerated && generated.contains(signature($0.0, $0.1)) }
            .map { SourceRange($0.1, $0.0.name.range) }
    }

    private func nestedType(_ declared: DeclaredName, in type: TypeSymbol) -> SourceRange? {
        guard let id = sources.table.type(named: "\(type.name).\(declared.name)") else { return nil }
        let all = sources.table[id].declarations.compactMap { declaration in
            sources.table.files[declaration.file].map { ($0.file, declaration.declaration.name.range) }
        }
        guard all.contains(where: { $0.0.isGenerated }) else { return nil }
        return all.first { !$0.0.isGenerated }.map { SourceRange($0.0, $0.1) }
    }

    /// What tells functions of one name and labels apart, as it is written.
    private func signature(_ function: FunctionDeclaration, _ file: SourceFile) -> [String] {
        let types = function.parameters.map(\.type) + [function.result].compactMap(\.self)
        return types.map { file[$0.range].filter { !$0.isWhitespace } }
            + [function.isStatic ? "static" : "", "\(function.generics.count)", "\(function.result == nil)"]
    }
}
