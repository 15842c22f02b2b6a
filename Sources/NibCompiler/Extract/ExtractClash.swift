import InterfaceBuilder

/// Controllers that have a type of the name that the generated enum of identifiers would have.
enum ExtractClash {
    static func remarks(
        _ controllers: [ExtractedController], _ table: SymbolTable
    ) -> [String: ExtractRemark] {
        var result: [String: ExtractRemark] = [:]
        for controller in controllers where table.type(named: controller.name) != nil {
            for name in enumNames(of: controller) {
                guard let place = own("\(controller.name).\(name)", table) else { continue }
                result[controller.name] = ExtractRemark(
                    origin: place,
                    reason:
                        "'\(controller.name)' has a '\(name)' of its own, which generated code would declare again: "
                        + "rename it")
                break
            }
        }
        return result
    }

    /// One enum for a controller whose views are one or told apart by tag, else one for each view.
    private static func enumNames(of controller: ExtractedController) -> [String] {
        let views = controller.views.filter { view in view.entries.contains { !$0.isRegistrationObject } }
        if views.isEmpty { return [] }
        if controller.tags != nil || controller.views.count == 1 { return ["ReuseIdentifier"] }
        return views.compactMap {
            SwiftIdentifier(converting: $0.name, start: .upper).map { $0.name + "Identifier" }
        } + ["ReuseIdentifier"]
    }

    private static func own(_ name: String, _ table: SymbolTable) -> SourceRange? {
        guard let id = table.type(named: name) else { return nil }
        for declaration in table[id].declarations {
            guard let file = table.files[declaration.file]?.file, !file.isGenerated else { continue }
            return SourceRange(file, declaration.declaration.name.range)
        }
        return nil
    }
}
