import InterfaceBuilder

/// Writes generated files: the marker, the header lines, the imports, then the controllers.
struct FileEmitter {
    /// The name of the manifest's file.
    let manifest: String
    let settings: GenerateSettings

    /// - Parameter text: The extensions of a controller, as `text(of:)` gives them.
    func files(_ plans: [ControllerPlan], text extensions: (ControllerPlan) -> String) -> [GeneratedFile] {
        switch settings.files {
        case .perController:
            plans.map { GeneratedFile(name: $0.fileName, text: text([$0], extensions)) }
                .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        case .perTarget:
            plans.isEmpty
                ? [] : [GeneratedFile(name: "nibc" + GeneratedFile.suffix, text: text(plans, extensions))]
        }
    }

    /// The extensions of a controller.
    static func text(of plan: ControllerPlan) -> String {
        var writer = SwiftWriter()
        ControllerEmitter(plan: plan).emit(to: &writer)
        return writer.text
    }

    private func text(_ plans: [ControllerPlan], _ extensions: (ControllerPlan) -> String) -> String {
        var writer = SwiftWriter()
        writer.line(GeneratedFile.marker(ofManifest: manifest))
        for line in settings.header {
            let text = SwiftComment.text(line.value)
            writer.line(text.isEmpty ? "//" : "// " + text)
        }
        if settings.disablesLinters {
            writer.line("// swiftlint:disable all")
            writer.line("// swift-format-ignore-file")
        }
        writer.separate()
        var modules: [String] = []
        for module in plans.flatMap(\.imports) where !modules.contains(module.text) {
            modules.append(module.text)
        }
        for module in (modules + ["UIKit"]).sorted() { writer.line("import \(module)") }
        return plans.reduce(writer.text) { $0 + "\n" + extensions($1) }
    }
}
