import InterfaceBuilder
import NibCompiler

extension ManifestDecoder {
    private static let rule = "letters, digits and '_', with no digit first"

    /// A name that generated code uses as it is: an identifier of Swift.
    mutating func identifier(_ name: Located<String>, _ what: String) -> Located<String>? {
        guard SwiftName.isIdentifier(name.value) else {
            report(
                "\(Quotation.of(name.value)) is not \(what): a Swift identifier has \(Self.rule)",
                at: name.range)
            return nil
        }
        return name
    }

    mutating func identifier(_ pair: YAMLNode.Pair, _ what: String) -> Located<String>? {
        text(pair).flatMap { identifier($0, what) }
    }

    /// A Swift type or another dotted name: identifiers with dots between them.
    mutating func dottedName(_ name: Located<String>, _ what: String) -> Located<String>? {
        guard SwiftName.components(name.value) != nil else {
            report(
                "\(Quotation.of(name.value)) is not \(what): expected Swift identifiers (\(Self.rule)) "
                    + "with dots between them", at: name.range)
            return nil
        }
        return name
    }

    mutating func dottedName(_ pair: YAMLNode.Pair, _ what: String) -> Located<String>? {
        text(pair).flatMap { dottedName($0, what) }
    }

    /// The enum that `name` gives and `declare` decides about.
    mutating func enumReference(
        _ name: YAMLNode.Pair, declare: YAMLNode.Pair?, default isDeclared: Bool
    ) -> Controller.EnumReference? {
        let declared = declare.map { bool($0)?.value }
        guard let reference = dottedName(name, "an enum's name") else { return nil }
        // What was written cannot be read: nothing follows from it.
        if case .some(nil) = declared { return nil }
        let result = Controller.EnumReference(name: reference, isDeclared: (declared ?? nil) ?? isDeclared)
        guard result.isDeclared, reference.value.contains(".") else { return result }
        report(
            "generated code declares this enum inside the controller, so its name has no dots",
            at: reference.range)
        return nil
    }

    mutating func bundle(_ pair: YAMLNode.Pair) -> Located<BundleReference>? {
        guard let text = text(pair) else { return nil }
        switch text.value {
        case "main": return Located(.main, text.range)
        case "module": return Located(.module, text.range)
        case "class": return Located(.class, text.range)
        default: break
        }
        guard let path = SwiftName.components(text.value) else {
            report(
                "\(Quotation.of(text.value)) is not a value of 'bundle': expected 'main', 'module', 'class' or "
                    + "Swift identifiers with dots between them, such as 'Bundles.shared'", at: text.range)
            return nil
        }
        return Located(.path(path), text.range)
    }

    /// A path relative to the manifest's folder.
    mutating func relativePath(
        _ text: Located<String>, of key: String, mayLeaveFolder: Bool
    ) -> Located<String>? {
        let components = text.value.split(separator: "/", omittingEmptySubsequences: false)
        let fault: String? =
            if text.value.isEmpty {
                "must not be empty"
            } else if text.value.hasPrefix("/") || text.value.hasPrefix("~") {
                "must be relative to the folder of the manifest"
            } else if text.value.utf8.contains(0) {
                "must not hold a NUL"
            } else if !mayLeaveFolder, components.contains("..") {
                "must not leave the folder of the manifest by '..'"
            } else {
                nil
            }
        guard let fault else { return text }
        report("a path of '\(key)' \(fault)", at: text.range)
        return nil
    }
}
