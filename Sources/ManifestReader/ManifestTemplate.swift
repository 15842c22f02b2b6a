import NibCompiler

/// The nibc.yml that `nibc init` writes: complete as it stands, with comments for what comes next.
package enum ManifestTemplate {
    /// The text, ending in a line feed.
    ///
    /// A name that a manifest cannot hold is left out, with a comment in its place; of a controller or view
    /// given twice, the first counts.
    ///
    /// - Parameter module: The target's Swift module; nil where it is not known.
    /// - Parameter controllers: Swift types, nested ones as `Outer.Inner`, with the properties that hold
    ///   their views.
    /// - Parameter objectiveC: Those of them that are classes of Objective-C; they are left out, too.
    /// - Parameter output: The output folder; nil for the default.
    package static func text(
        module: String?, controllers: [(name: String, views: [(name: String, isTable: Bool)])],
        objectiveC: Set<String> = [], output: String? = nil
    ) -> String {
        var text = """
            # What nibc knows of this target's collection and table views, and generates code from.
            nibc: 1

            """
        let generate =
            output.map { "generate: {output: \(YAMLScalar.text($0))}" }
            ?? "# generate: {output: Sources/Generated, deploymentTarget: \"13.0\"}"
        if let module, SwiftName.isIdentifier(module) {
            text += "module: \(module)\n"
        } else {
            text += "# module: Catalog              # the Swift module; by default, the folder's name\n"
        }
        text += """
            # sources: [Sources]            # what is read; by default, this folder
            # exclude: [Sources/Vendor]     # read, but never reported
            \(generate)
            # lint: {rules: {unused-nib: off}}


            """
        var seen: Set<MappingName> = []
        var body = ""
        for controller in controllers where seen.insert(MappingName(controller.name)).inserted {
            if objectiveC.contains(controller.name) {
                body +=
                    "  # \(Quotation.of(controller.name)) is left out: it is of Objective-C, for which nothing is "
                    + "generated\n"
            } else {
                body += section(controller.name, views: controller.views)
            }
        }
        let hasControllers = controllers.contains {
            SwiftName.components($0.name) != nil && !objectiveC.contains($0.name)
        }
        return text + (hasControllers ? "controllers:\n" : "controllers: {}\n") + body
    }

    private static func section(_ name: String, views: [(name: String, isTable: Bool)]) -> String {
        guard SwiftName.components(name) != nil else {
            return "  # \(Quotation.of(name)) is left out: it is not the name of a Swift type\n"
        }
        var text = "  \(name):\n"
        text += views.contains { SwiftName.isIdentifier($0.name) } ? "    views:\n" : "    views: {}\n"
        var seen: Set<MappingName> = []
        for view in views where seen.insert(MappingName(view.name)).inserted {
            guard SwiftName.isIdentifier(view.name) else {
                text += "      # \(Quotation.of(view.name)) is left out: it is not the name of a property\n"
                continue
            }
            text += "      \(view.name):\n"
            text += view.isTable ? table : collection
        }
        return text
    }

    private static let collection = """
                kind: collection
                # layout: {type: flow, scroll: vertical}
                # header: {nib: HeaderView, height: 44}
                # footer: {class: FooterView, height: 30}
                # cell: {prototype: Cell}

        """

    private static let table = """
                kind: table
                # header: {nib: HeaderView, height: 44}
                # cell: {prototype: Cell}

        """
}
