import InterfaceBuilder

/// What has to be right with whatever is read from any bytes.
struct DocumentCheck {
    let isRead: Bool
    let isComplete: Bool
    let diagnostics: [Diagnostic]
    private(set) var faults: [String] = []

    /// Decodes and reads `bytes` with all details.
    init(_ bytes: [UInt8]) {
        guard let file = try? SourceDecoder.decode(path: "Hostile.xib", bytes: bytes) else {
            isRead = false
            isComplete = false
            diagnostics = []
            return
        }
        let (document, details, diagnostics) = DocumentReader.readDetails(file)
        isRead = true
        isComplete = document.isComplete
        self.diagnostics = diagnostics
        if document.isComplete != diagnostics.isEmpty || diagnostics.count > 1 {
            faults.append("complete: \(document.isComplete), \(diagnostics.count) findings")
        }
        let outside = Self.ranges(document, details, diagnostics).filter {
            $0.upperBound > file.text.count || $0.lowerBound > $0.upperBound
        }
        if !outside.isEmpty { faults.append("ranges outside the text: \(outside)") }
    }

    private static func ranges(
        _ document: Document, _ details: DocumentDetails, _ diagnostics: [Diagnostic]
    ) -> [ByteRange] {
        var objects = document.placeholders + document.topLevelObjects + details.objects.map(\.object)
        objects += document.scenes.flatMap { $0.members + ($0.controller.map { [$0] } ?? []) }
        for view in document.reusingViews {
            objects += [view.object] + view.prototypes.map(\.object) + (view.layout.map { [$0.object] } ?? [])
        }
        var ranges = objects.flatMap { object in
            [
                object.range, object.nameRange, object.customClass?.range, object.customModule?.range,
                object.reuseIdentifier?.range, object.tag?.range, object.backgroundColor,
            ].compactMap { $0 }
        }
        ranges += document.scenes.map(\.range)
        ranges += document.connections.flatMap { [$0.range, $0.name.range, $0.destination.range] }
        ranges += document.duplicateIdentities.flatMap { [$0.first, $0.id.range] }
        ranges += document.danglingReferences.map(\.id.range)
        ranges += [document.unknownType?.range].compactMap { $0 }
        ranges += details.constraints.map(\.range) + details.segues.map(\.range)
        ranges += details.runtimeAttributes.map(\.keyPath.range) + details.layoutGuides.map(\.range)
        ranges += details.variations.map(\.range) + diagnostics.map(\.range.bytes)
        return ranges
    }
}
