import InterfaceBuilder

/// The settings of a manifest that its controllers ask for.
struct ExtractSettings {
    /// Lines of the manifest.
    private(set) var lines: [String] = []

    /// - Parameters:
    ///   - output: The output folder; nil for the default.
    ///   - target: The oldest system that the project says it runs on; nil where that is not known.
    init(
        _ program: Program, _ controllers: [ExtractedController], output: String?, target: DeploymentTarget?,
        isOwn: (String) -> Bool
    ) {
        let documents = program.documents.filter { isOwn($0.file.path) }
        var modules = Self.modules(of: controllers, documents)
        if modules.isEmpty { modules = Self.modules(of: controllers, program) }
        // Several: the one that most of them name.
        if let module = modules.min(by: { ($1.value, $0.key) < ($0.value, $1.key) })?.key,
            SwiftIdentifier(exactly: module) != nil
        {
            lines.append("module: \(module)" + (modules.count > 1 ? " # others are named, too" : ""))
        }
        var generate = output.map { ["output: \(YAMLScalar.text($0))"] } ?? []
        let views = controllers.flatMap(\.views)
        let entries = views.flatMap { view in
            ([view.slots] + (view.sections?.each.map(\.slots) ?? [])).flatMap {
                $0.headers + $0.footers + $0.cells + $0.others
            }
        }
        let needed = DeploymentTarget(
            major: views.contains { $0.layout.type == "list" }
                || entries.contains(where: \.isRegistrationObject)
                ? 14 : 13, minor: 0)
        let own = max(needed, target ?? needed)
        if own != GenerateSettings().deploymentTarget { generate.append("deploymentTarget: \"\(own)\"") }
        // Older systems run code that asks for the newer ones.
        let isOlder = target.map { $0 < needed } ?? false && !controllers.isEmpty
        if !generate.isEmpty || isOlder {
            let setting = generate.isEmpty ? "" : "generate: {\(generate.joined(separator: ", "))}"
            let remark =
                target.map { "# the project's deployment target is \($0): what is newer needs '#available'" }
                ?? ""
            lines.append([setting, isOlder ? remark : ""].filter { !$0.isEmpty }.joined(separator: " "))
        }
    }

    /// The modules that view descriptions give the controllers, and how often.
    private static func modules(of controllers: [ExtractedController], _ documents: [Document]) -> [String:
        Int]
    {
        let names = Set(controllers.map(\.name))
        var result: [String: Int] = [:]
        for document in documents {
            let owners = document.scenes.compactMap(\.controller) + document.placeholders
            for owner in owners {
                guard let name = owner.customClass?.value, names.contains(name),
                    let module = owner.customModule?.value,
                    !module.isEmpty
                else { continue }
                result[module, default: 0] += 1
            }
        }
        return result
    }

    /// The modules that nibs give the classes of their roots, and how often.
    private static func modules(of controllers: [ExtractedController], _ program: Program) -> [String: Int] {
        var result: [String: Int] = [:]
        for view in controllers.flatMap(\.views) {
            for slots in [view.slots] + (view.sections?.each.map(\.slots) ?? []) {
                for entry in slots.headers + slots.footers + slots.cells + slots.others {
                    guard case .nib(let name) = entry.source else { continue }
                    for document in program.nibs[NibName(name)] ?? [] {
                        for root in document.topLevelObjects {
                            if let module = root.customModule?.value, !module.isEmpty {
                                result[module, default: 0] += 1
                            }
                        }
                    }
                }
            }
        }
        return result
    }
}
