import InterfaceBuilder

/// Writes controllers as a manifest.
struct ExtractWriter {
    private(set) var text = "nibc: 1\n"
    private(set) var entryCount = 0
    private(set) var remarkCount = 0
    /// Whether an entry stands for a call.
    private var hasRegistrations = false
    /// Whether one of them is shared.
    private var hasShared = false
    private var tables: [ObjectIdentifier: LineTable] = [:]
    /// How a file, by its path, is called in comments.
    private let fileName: (String) -> String

    /// - Parameters:
    ///   - settings: Lines between the version and the controllers.
    ///   - others: What is to be said of types that are no controllers.
    ///   - fileName: How a file, by its path, is called in comments.
    init(
        settings: [String], _ controllers: [ExtractedController], others: [ExtractRemark],
        fileName: @escaping (String) -> String
    ) {
        self.fileName = fileName
        for line in settings { text += line + "\n" }
        let head = text
        text = controllers.isEmpty ? "controllers: {}\n" : "controllers:\n"
        for controller in controllers { write(controller) }
        for remark in others { write(remark, 2) }
        let advice = "# Delete the calls of register that are named here when the generated code is in use.\n"
        let sharing =
            "# Keep those marked 'shared' while other views need them: delete what leads to them from here alone.\n"
        text = head + (hasRegistrations ? advice : "") + (hasShared ? sharing : "") + text
    }

    private mutating func line(_ depth: Int, _ content: String) {
        text += String(repeating: " ", count: depth) + content + "\n"
    }

    /// Such as `ListController.swift:14`.
    private mutating func place(_ range: SourceRange) -> String {
        let key = ObjectIdentifier(range.file)
        let table = tables[key] ?? LineTable(range.file)
        tables[key] = table
        return comment("\(fileName(range.file.path)):\(table.location(of: range.bytes.lowerBound).line)")
    }

    /// Text as a comment can hold it: on one line, nothing in it that a terminal or reader obeys.
    private func comment(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                        "\u{FFFD}"
                    default: scalar
                    }
                }))
    }

    private mutating func write(_ remark: ExtractRemark, _ depth: Int) {
        remarkCount += 1
        let content = "# not resolved: \(place(remark.origin)): \(comment(remark.reason))"
        // Two calls of one line of code look alike.
        if !text.hasSuffix(" \(content)\n") { line(depth, content) }
    }

    private mutating func write(_ controller: ExtractedController) {
        line(2, "\(controller.name):")
        if let tags = controller.tags { line(4, "tags: \(tags)") }
        line(4, controller.views.isEmpty ? "views: {}" : "views:")
        for view in controller.views { write(view) }
        for remark in ExtractRemark.ordered(controller.remarks) { write(remark, 6) }
    }

    private mutating func write(_ view: ExtractedView) {
        line(6, "\(YAMLScalar.text(view.name)):")
        let remarks = ExtractRemark.ordered(view.remarks)
        let isBare = view.entryCount == 0 && view.layout.isEmpty && view.dataSource == nil && view.tag == nil
        if view.isTable { line(8, "kind: table") } else if isBare { line(8, "kind: collection") }
        if let tag = view.tag { line(8, "tag: \(tag)") }
        if !view.layout.isEmpty { line(8, "layout: {\(parts(of: view.layout).joined(separator: ", "))}") }
        if let source = view.dataSource {
            line(8, "dataSource: {type: diffable, section: \(source.section), item: \(source.item)}")
        }
        write("header", view.slots.headers, view.headerChoice)
        write("footer", view.slots.footers, view.footerChoice)
        if let sections = view.sections { write(sections) }
        writeCells(view.slots.cells, 8, remarks.filter(\.isCell))
        write(others: view.slots.others, 8)
        for remark in remarks where !remark.isCell { write(remark, 8) }
    }

    private func parts(of layout: ExtractedLayout) -> [String] {
        var parts: [String] = []
        if let type = layout.type { parts.append("type: \(type)") }
        if let scroll = layout.scroll { parts.append("scroll: \(scroll)") }
        if let pins = layout.pinsHeaders { parts.append("pinHeaders: \(pins)") }
        if let pins = layout.pinsFooters { parts.append("pinFooters: \(pins)") }
        return parts
    }

    private mutating func write(_ sections: ExtractedView.Sections) {
        line(8, "sections:")
        line(10, "enum: \(sections.enumName)")
        line(10, "each:")
        for section in sections.each {
            guard !section.slots.isEmpty else {
                line(12, "\(YAMLScalar.text(section.name)): {}")
                continue
            }
            line(12, "\(YAMLScalar.text(section.name)):")
            for header in section.slots.headers.prefix(1) { write("header", header, 14) }
            for footer in section.slots.footers.prefix(1) { write("footer", footer, 14) }
            writeCells(section.slots.cells, 14, [])
            write(others: section.slots.others, 14)
        }
    }

    private mutating func write(_ slot: String, _ entries: [ExtractedEntry], _ choice: ExtractedView.Choice?)
    {
        guard let choice, let first = entries.first else {
            for entry in entries.prefix(1) { write(slot, entry, 8) }
            return
        }
        line(8, "\(slot):")
        for part in sizes(of: first) { line(10, part) }
        line(10, "choose:")
        line(12, "enum: \(choice.enumName)")
        line(12, "declare: false")
        line(12, "each:")
        for item in choice.each {
            var entry = item.entry
            (entry.height, entry.width, entry.alignment) = (nil, nil, nil)
            write(YAMLScalar.text(item.name), entry, 14)
        }
    }

    private mutating func writeCells(_ cells: [ExtractedEntry], _ depth: Int, _ remarks: [ExtractRemark]) {
        if cells.count == 1 {
            write("cell", cells[0], depth)
        } else if cells.count > 1 {
            line(depth, "cells:")
            var names = ExtractedNames()
            for cell in cells {
                write(YAMLScalar.text(names.name(for: cell.identifier.text)), cell, depth + 2)
            }
        }
        for remark in remarks { write(remark, cells.count > 1 ? depth + 2 : depth) }
    }

    private mutating func write(others: [ExtractedEntry], _ depth: Int) {
        for (key, isDecoration) in [("supplementary", false), ("decorations", true)] {
            let entries = others.filter {
                if case .decoration = $0.family { isDecoration } else { !isDecoration }
            }
            guard !entries.isEmpty else { continue }
            line(depth, "\(key):")
            for entry in entries { write(YAMLScalar.text(entry.family.kindText), entry, depth + 2) }
        }
    }

    private mutating func write(_ key: String, _ entry: ExtractedEntry, _ depth: Int) {
        entryCount += 1
        if case .prototype = entry.source {} else { hasRegistrations = true }
        var parts: [String] = []
        switch entry.source {
        case .nib(let name): parts.append("nib: \(YAMLScalar.text(name))")
        case .class(let name): parts.append("class: \(YAMLScalar.text(name))")
        case .prototype(let name): parts.append("prototype: \(YAMLScalar.text(name))")
        }
        if entry.namesIdentifier { parts.append("identifier: \(YAMLScalar.text(entry.identifier.text))") }
        if let bundle = entry.bundle { parts.append("bundle: \(bundle)") }
        parts += sizes(of: entry)
        if entry.isRegistrationObject { parts.append("registration: object") }
        var remark = place(entry.origin)
        if entry.isShared {
            hasShared = true
            remark += ", shared"
            if let caller = entry.caller, caller != entry.origin { remark += "; called at \(place(caller))" }
        }
        line(depth, "\(key): {\(parts.joined(separator: ", "))} # \(remark)")
    }

    private func sizes(of entry: ExtractedEntry) -> [String] {
        var parts: [String] = []
        if let width = entry.width { parts.append("width: \(width.text)") }
        if let height = entry.height { parts.append("height: \(height.text)") }
        if let alignment = entry.alignment { parts.append("alignment: \(alignment)") }
        return parts
    }
}
