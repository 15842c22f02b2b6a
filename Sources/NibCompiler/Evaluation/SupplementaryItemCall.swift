import InterfaceBuilder

/// Calls that make a supplementary item of a compositional layout, by its name or, where the place says the type, by
/// `.init`.
enum SupplementaryItemCall {
    static func isMade(by callee: Expression, _ labels: [String?]) -> Bool {
        if case .member(nil, let name) = callee.kind {
            return name.value == "init" && labels.starts(with: ["layoutSize", "elementKind"])
        }
        guard var components = callee.nameComponents else { return false }
        if components.last == "init" { components.removeLast() }
        return components.count == 1 && names.contains(components[0])
    }

    private static let names: Set<String> = [
        "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSupplementaryItem",
    ]
}
