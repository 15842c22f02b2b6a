import InterfaceBuilder
import NibCompiler

/// A manifest whose every text tries to become code, the same for one number on every run.
struct HostileProgram {
    let controller: String
    /// What is registered, in the order of the generated code.
    let registrations: [Registration]
    /// Empty where a name gives none or two give one: then there is a finding.
    let files: [GeneratedFile]
    let diagnostics: [Diagnostic]
    let functions: [String]

    struct Registration: Hashable {
        /// Nil for a cell.
        var kind: String?
        var nib: String
        var identifier: String
    }

    init(_ number: Int) {
        var random = HostileText.Random(seed: UInt64(number))
        controller = "Hostile\(number)"
        var texts: [String] = []
        for _ in 0..<9 { texts.append(random.text()) }
        let place = ByteRange.fileStart
        func entry(_ nib: String, _ identifier: String, _ type: String) -> Entry {
            var entry = Entry(source: .nib(Located(nib, place)), range: place)
            entry.identifier = Located(identifier, place)
            entry.expectedClass = Located(type, place)
            entry.height = Located(.points(Double(random.next(90))), place)
            entry.width = entry.height
            return entry
        }
        var view = View(name: Located("v" + texts[0], place), range: place)
        view.layout.type = Located(.flow, place)
        view.common.header = .entry(entry(texts[1], texts[2], "HostileView"))
        view.common.supplementary = [
            View.KindEntry(
                kind: Located(texts[3], place), slot: .entry(entry(texts[4], texts[5], "HostileView")))
        ]
        view.common.cells = [
            Slots.Cell(name: nil, entry: entry(texts[6], texts[7], "HostileCell"))
        ]
        registrations = [
            Registration(kind: ElementKind.sectionHeader.text, nib: texts[1], identifier: texts[2]),
            Registration(kind: texts[3], nib: texts[4], identifier: texts[5]),
            Registration(kind: nil, nib: texts[6], identifier: texts[7]),
        ]
        var manifest = Manifest(file: SourceFile(path: "nibc.yml", text: ""))
        manifest.generate.header = [Located(texts[8], place)]
        manifest.controllers = [Controller(name: Located(controller, place), views: [view], range: place)]
        let scope = ManifestScope(manifest: manifest, documents: [])
        (files, diagnostics) = Compiler.generate(scope)
        functions = GenerationPlan(scope).controllers.flatMap(\.declaredNames)
            .filter { $0.labels == ["from", "for"] }.map(\.name)
    }
}
