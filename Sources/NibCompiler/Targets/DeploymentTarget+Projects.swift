extension DeploymentTarget {
    /// The oldest iOS, or tvOS where there is none, that an Xcode project names; nil where it names none.
    package init?(xcodeProject text: [UInt8]) {
        guard case .dictionary(let objects)? = PropertyListReader.read(text).value?["objects"] else {
            return nil
        }
        let settings = objects.values.filter { $0["isa"]?.string == "XCBuildConfiguration" }
            .compactMap { $0["buildSettings"] }
        for key in ["IPHONEOS_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET"] {
            let named = settings.compactMap { $0[key]?.string }.compactMap { DeploymentTarget($0) }
            guard let oldest = named.min() else { continue }
            self = oldest
            return
        }
        return nil
    }

    /// The oldest iOS, or tvOS where there is none, among the platforms of a `Package.swift`, as far as it says them
    /// literally.
    package init?(package text: [UInt8]) {
        let tokens = PackageToken.tokens(of: text)
        for platform in ["iOS", "tvOS"] {
            for index in tokens.indices where tokens[index] == .word(platform) {
                guard index > 0, PackageToken.isMark(tokens[index - 1], "."), index + 2 < tokens.count,
                    PackageToken.isMark(tokens[index + 1], "("),
                    let version = Self.version(tokens[(index + 2)...])
                else { continue }
                self = version
                return
            }
        }
        return nil
    }

    /// `.v14`, `.v12_4` or `"14.0"`.
    private static func version(_ tokens: ArraySlice<PackageToken>) -> DeploymentTarget? {
        switch tokens.first {
        case .string(let text?): return DeploymentTarget(text)
        case .mark(UInt8(ascii: ".")):
            guard case .word(let name)? = tokens.dropFirst().first, name.hasPrefix("v") else { return nil }
            return DeploymentTarget(
                name.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
                    .joined(separator: "."))
        default: return nil
        }
    }
}
