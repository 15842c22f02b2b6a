import InterfaceBuilder

/// The views of one section, or of every section that has none of its own.
struct ExtractedSlots {
    var headers: [ExtractedEntry] = []
    var footers: [ExtractedEntry] = []
    var cells: [ExtractedEntry] = []
    /// Views of other kinds, and decorations.
    var others: [ExtractedEntry] = []

    var isEmpty: Bool { headers.isEmpty && footers.isEmpty && cells.isEmpty && others.isEmpty }

    var entries: [ExtractedEntry] { headers + footers + cells + others }

    var count: Int { headers.count + footers.count + cells.count + others.count }

    mutating func add(_ entry: ExtractedEntry) {
        switch entry.family {
        case .cell, .tableCell: cells.append(entry)
        case .tableHeaderFooter:
            if entry.isTableFooter { footers.append(entry) } else { headers.append(entry) }
        case .supplementary(.sectionHeader): headers.append(entry)
        case .supplementary(.sectionFooter): footers.append(entry)
        case .supplementary, .decoration: others.append(entry)
        }
    }
}
