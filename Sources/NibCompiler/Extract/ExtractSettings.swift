import InterfaceBuilder

/// The settings of a manifest that its controllers ask for.
struct ExtractSettings {
    /// Lines of the manifest.
    private(set) var lines: [String] = []

    init(_ program: Program, _ controllers: [ExtractedController], isOwn: (String) -> Bool) {
        let own = program.documents.filter { isOwn($0.file.path) }
        var modules = Self.modules(of: controllers, own)
        if modules.isEmpty { modules = Self.modules(of: controllers, program) }
        if modules.count == 1, let module = modules.first, SwiftIdentifier(exactly: module) != nil {
            lines.append("module: \(module)")
        } else if modules.count > 1 {
            lines.append("# module: Catalog # view descriptions name several")
        }
        let views = controllers.flatMap(\.views)
        let entries = views.flatMap { view in
            ([view.slots] + (view.sections?.each.map(\.slots) ?? [])).flatMap { $0.headers + $0.footers + $0.cells + $0.others }
        }
        if views.contains(where: { $0.layout.type == "list" }) || entries.contains(where: \.isRegistrationObject) {
            lines.append("generate: {deploymentTarget: \"14.0\"}")
        }
    }

    /// The modules that view descriptions give the controllers.
    private static func modules(of controllers: [ExtractedController], _ documents: [Document]) -> Set<String> {
        let names = Set(controllers.map(\.name))
        var result: Set<String> = []
        for document in documents {
            let owners = document.scenes.compactMap(\.controller) + document.placeholders
            for owner in owners {
                guard let name = owner.customClass?.value, names.contains(name), let module = owner.customModule?.value,
                    !module.isEmpty
                else { continue }
                result.insert(module)
            }
        }
        return result
    }

    /// The modules that nibs give the classes of their roots.
    private static func modules(of controllers: [ExtractedController], _ program: Program) -> Set<String> {
        var result: Set<String> = []
        for view in controllers.flatMap(\.views) {
            for slots in [view.slots] + (view.sections?.each.map(\.slots) ?? []) {
                for entry in slots.headers + slots.footers + slots.cells + slots.others {
                    guard case .nib(let name) = entry.source else { continue }
                    for document in program.nibs[NibName(name)] ?? [] {
                        for root in document.topLevelObjects {
                            if let module = root.customModule?.value, !module.isEmpty { result.insert(module) }
                        }
                    }
                }
            }
        }
        return result
    }
}
