import InterfaceBuilder
import NibCompiler

extension ManifestDecoder {
    /// The version of the format that this reader reads.
    private static let version = "1"

    mutating func manifest(_ root: YAMLNode) -> Manifest {
        var manifest = Manifest(file: file)
        guard case .mapping(let pairs) = root.content else {
            report(
                "a manifest is a mapping that begins with 'nibc: 1'", at: root.range, id: .malformedManifest)
            return manifest
        }
        let fields = fields(pairs, in: root.range, name: .fileStart, as: Keys.Manifest.self)
        if let version = fields[.nibc] { checkVersion(version) }
        manifest.module = fields[.module].flatMap { identifier($0, "a Swift module's name") }
        manifest.sources = fields[.sources].map { paths($0) } ?? []
        manifest.exclude = fields[.exclude].map { paths($0) } ?? []
        if let generate = fields[.generate] { manifest.generate = generateSettings(generate) }
        if let lint = fields[.lint] { manifest.lint = lintSettings(lint) }
        manifest.controllers = fields[.controllers].flatMap { names($0) }?.compactMap { controller($0) } ?? []
        return manifest
    }

    private mutating func checkVersion(_ pair: YAMLNode.Pair) {
        guard let text = text(pair, expecting: "'1'"), text.value != Self.version else { return }
        report(
            "\(Quotation.of(text.value)) is not a version of the manifest that this nibc reads: expected '1'",
            at: text.range)
    }

    private mutating func paths(_ pair: YAMLNode.Pair) -> [Located<String>] {
        list(pair).compactMap { relativePath($0, of: pair.key.value, mayLeaveFolder: true) }
    }

    private mutating func generateSettings(_ pair: YAMLNode.Pair) -> GenerateSettings {
        var settings = GenerateSettings()
        guard let fields = fields(pair, as: Keys.Generate.self) else { return settings }
        settings.output = fields[.output].flatMap { pair in
            text(pair).flatMap { relativePath($0, of: "output", mayLeaveFolder: false) }
        }
        if let files = fields[.files].flatMap({ oneOf(GenerateSettings.Files.self, $0) }) {
            settings.files = files.value
        }
        if let access = fields[.access].flatMap({ oneOf(GenerateSettings.Access.self, $0) }) {
            settings.access = access.value
        }
        if let bundle = fields[.bundle].flatMap({ bundle($0) }) { settings.bundle = bundle.value }
        if let target = fields[.deploymentTarget].flatMap({ deploymentTarget($0) }) {
            settings.deploymentTarget = target
        }
        settings.header = fields[.header].map { headerLines($0) } ?? []
        if let flag = fields[.disableLinters].flatMap({ bool($0) }) { settings.disablesLinters = flag.value }
        return settings
    }

    private mutating func deploymentTarget(_ pair: YAMLNode.Pair) -> DeploymentTarget? {
        guard let text = text(pair, expecting: "a version such as '13.0'") else { return nil }
        guard let target = DeploymentTarget(text.value) else {
            reportShape("a version such as '13.0'", pair)
            return nil
        }
        return target
    }

    /// Lines that become comments: what would end a comment does not stand in one.
    private mutating func headerLines(_ pair: YAMLNode.Pair) -> [Located<String>] {
        list(pair).filter { line in
            guard !line.value.utf8.contains(0) else {
                report("a line of 'header' must not hold a NUL", at: line.range)
                return false
            }
            let breaks: [UInt32] = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
            guard line.value.unicodeScalars.contains(where: { breaks.contains($0.value) }) else {
                return true
            }
            report(
                "a line of 'header' must not hold a line break; write an item for each line", at: line.range)
            return false
        }
    }
}
