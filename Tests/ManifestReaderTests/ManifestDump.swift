import InterfaceBuilder
import NibCompiler

/// The model of a manifest as text. Every located value is followed by the text at its range, where that
/// is not the value itself.
struct ManifestDump {
    private(set) var text = ""
    private let file: SourceFile
    private var indentation = 0

    init(_ manifest: Manifest) {
        file = manifest.file
        line("complete: \(manifest.isComplete)")
        if let module = manifest.module { line("module: \(show(module))") }
        if !manifest.sources.isEmpty { line("sources: \(manifest.sources.map(show))") }
        if !manifest.exclude.isEmpty { line("exclude: \(manifest.exclude.map(show))") }
        let generate = manifest.generate
        line("output: \(generate.output.map(show) ?? "-")")
        line(
            "files: \(generate.files), access: \(generate.access), bundle: \(show(generate.bundle)), "
                + "target: \(generate.deploymentTarget), disablesLinters: \(generate.disablesLinters)")
        for header in generate.header { line("header: \(show(header))") }
        for setting in manifest.lint.rules { line("rule \(show(setting.rule)): \(show(setting.level))") }
        for path in manifest.lint.paths {
            for setting in path.rules {
                line("path \(show(path.path)): rule \(show(setting.rule)): \(show(setting.level))")
            }
        }
        for entry in manifest.lint.allow {
            line(
                "allow \(show(entry.rule)) in \(show(entry.file))"
                    + (entry.object.map { " at \(show($0))" } ?? "") + ": \(entry.reason.debugDescription)")
            line("removed by: \(entry.removal.map { file[$0].debugDescription } ?? "-")")
        }
        for controller in manifest.controllers { add(controller) }
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "  ", count: indentation) + content + "\n"
    }

    private mutating func indented(_ body: (inout ManifestDump) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    private func show<Value>(_ located: Located<Value>) -> String {
        let value = "\(located.value)"
        let source = file[located.range]
        let shown = value.contains("\n") || value.isEmpty ? "\(value.debugDescription)" : value
        return source == value ? shown : "\(shown) «\(source.replacing("\n", with: "\\n"))»"
    }

    private func show(_ bundle: BundleReference) -> String { "\(bundle)" }

    private func show(_ reference: Controller.EnumReference) -> String {
        "\(show(reference.name)) (\(reference.isDeclared ? "declared" : "the app's"))"
    }

    private mutating func add(_ controller: Controller) {
        line("controller \(show(controller.name))" + (controller.tags.map { ", tags: \(show($0))" } ?? ""))
        indented { dump in
            for view in controller.views { dump.add(view) }
        }
    }

    private mutating func add(_ view: View) {
        line("\(view.family) view \(show(view.name))" + (view.tag.map { ", tag \(show($0))" } ?? ""))
        indented { dump in
            dump.add(view.layout)
            let source = view.dataSource
            if source.kind != .delegate || source.section != nil || source.item != nil {
                dump.line(
                    "data source: \(source.kind), section \(source.section.map(dump.show) ?? "-"), "
                        + "item \(source.item.map(dump.show) ?? "-")")
            }
            dump.add(view.common)
            if let sections = view.sections {
                dump.line("sections of \(dump.show(sections.reference))")
                dump.indented { dump in
                    for section in sections.each {
                        dump.line(dump.show(section.name))
                        dump.indented { $0.add(section.slots) }
                    }
                }
            }
            for decoration in view.decorations {
                dump.add(decoration.slot, "decoration \(dump.show(decoration.kind))")
            }
        }
    }

    private mutating func add(_ layout: Layout) {
        var parts: [String] = []
        if let type = layout.type { parts.append(show(type)) }
        if let scroll = layout.scroll { parts.append("scroll \(show(scroll))") }
        if let pins = layout.pinsHeaders { parts.append("pins headers \(show(pins))") }
        if let pins = layout.pinsFooters { parts.append("pins footers \(show(pins))") }
        if !parts.isEmpty { line("layout: " + parts.joined(separator: ", ")) }
    }

    private mutating func add(_ slots: Slots) {
        if let header = slots.header { add(header, "header") }
        if let footer = slots.footer { add(footer, "footer") }
        if slots.removesCells { line("cell: none") }
        for cell in slots.cells { add(cell.entry, "cell" + (cell.name.map { " \(show($0))" } ?? "")) }
        for other in slots.supplementary { add(other.slot, "supplementary \(show(other.kind))") }
    }

    private mutating func add(_ slot: Slot, _ name: String) {
        switch slot {
        case .none(let range): line("\(name): none «\(file[range])»")
        case .entry(let entry): add(entry, name)
        }
    }

    private mutating func add(_ entry: Entry, _ name: String) {
        var parts: [String] = []
        switch entry.source {
        case .nib(let nib): parts.append("nib \(show(nib))")
        case .class(let type): parts.append("class \(show(type))")
        case .prototype(let identifier): parts.append("prototype \(show(identifier))")
        case .choose(let choice): parts.append("choose \(show(choice.reference))")
        }
        if let identifier = entry.identifier { parts.append("identifier \(show(identifier))") }
        if let expected = entry.expectedClass { parts.append("expects \(show(expected))") }
        if let module = entry.module { parts.append("module \(show(module))") }
        if let bundle = entry.bundle { parts.append("bundle \(show(bundle))") }
        if let height = entry.height { parts.append("height \(show(height))") }
        if let width = entry.width { parts.append("width \(show(width))") }
        if let alignment = entry.alignment { parts.append("alignment \(show(alignment))") }
        if let registration = entry.usesRegistrationObject { parts.append("object \(show(registration))") }
        line("\(name): " + parts.joined(separator: ", "))
        guard case .choose(let choice) = entry.source else { return }
        indented { dump in
            for item in choice.each { dump.add(item.entry, dump.show(item.name)) }
        }
    }
}
