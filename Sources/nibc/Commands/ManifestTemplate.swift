/// Stands in for the template of ManifestReader, with the same signature, until that is there.
enum ManifestTemplate {
    static func text(
        module: String?, controllers: [(name: String, views: [(name: String, isTable: Bool)])]
    ) -> String {
        var text = "nibc: 1\n"
        if let module { text += "module: \(module)\n" }
        guard !controllers.isEmpty else { return text + "controllers: {}\n" }
        text += "controllers:\n"
        for controller in controllers {
            text += "  \(controller.name):\n    views:\n"
            for view in controller.views {
                text += "      \(view.name): {kind: \(view.isTable ? "table" : "collection")}\n"
            }
        }
        return text
    }
}
