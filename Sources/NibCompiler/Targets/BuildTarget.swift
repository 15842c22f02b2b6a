/// A target of a package or an Xcode project: what is built into one module and one bundle.
package struct BuildTarget: Hashable, Sendable {
    /// The absolute path of what declares it, a `Package.swift` or an `.xcodeproj`: two projects may have
    /// targets of one name.
    package var project: String
    package var name: String
    /// The Swift module's name, where it is given literally; else the one that follows from `name`.
    package var module: String
    package var product: Product

    package init(project: String, name: String, module: String? = nil, product: Product = .other) {
        self.project = project
        self.name = name
        self.module = module ?? Self.moduleName(for: name)
        self.product = product
    }

    /// What is built: it decides which bundle the target's nibs are in (uikit-rules C2).
    package enum Product: Hashable, Sendable {
        case application
        /// A framework that is loaded, with a bundle of its own.
        case framework
        /// A package's target with a resource bundle.
        case packageTarget
        case other
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.project == right.project && left.name == right.name && left.module == right.module
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(project)
        hasher.combine(name)
    }

    /// Whether a manifest's `module` means this target.
    package func isCalled(_ module: String) -> Bool { module == self.module || module == name }

    /// What Xcode and SwiftPM make of a target's name: every character that no identifier has becomes `_`.
    static func moduleName(for name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            if isDigit, result.isEmpty { result = "_" }
            let isPart = isDigit || scalar == "_" || scalar.properties.isXIDContinue
            result.unicodeScalars.append(isPart ? scalar : "_")
        }
        return result
    }
}
