import InterfaceBuilder

/// Builds the tree of a YAML text out of libyaml's events, and refuses what a manifest may not hold.
struct YAMLComposer {
    private let text: [UInt8]
    private let table: CodePointTable
    private var root: YAMLNode?
    private var open: [OpenCollection] = []
    private var anchors: [String: YAMLNode] = [:]
    private var size = 0
    private var documents = 0
    private var faults: [Fault] = []
    private var isStopped = false

    /// Something that makes a text no manifest.
    struct Fault {
        var message: String
        var range: ByteRange
        var notes: [(message: String, range: ByteRange?)] = []
    }

    /// The tree of `text` and what is wrong with it. There is no tree where reading broke off.
    static func compose(_ text: [UInt8]) -> (root: YAMLNode?, faults: [Fault]) {
        guard text.count <= YAMLLimits.length else {
            return (nil, [Fault(message: "a manifest has at most 4 MiB", range: .fileStart)])
        }
        var composer = YAMLComposer(text)
        if let fault = YAMLParser.parse(text, { composer.receive($0) }) {
            composer.stop(composer.fault(fault))
        } else if composer.documents == 0 {
            let isEmpty = text.isEmpty
            composer.stop(
                Fault(message: isEmpty ? "empty file" : "the manifest says nothing", range: .fileStart))
        }
        return (composer.isStopped ? nil : composer.root, composer.faults)
    }

    private init(_ text: [UInt8]) {
        self.text = text
        table = CodePointTable(text)
    }

    /// Answers false when nothing more is to be read.
    private mutating func receive(_ event: YAMLEvent) -> Bool {
        let range = ByteRange(table.offset(of: event.start), table.offset(of: event.end))
        let properties = NodeProperties(
            in: text, range: range, areExpected: event.anchor != nil || event.hasTag)
        if let tag = properties.tag {
            faults.append(
                Fault(message: "tags are not allowed in a manifest; every value is text", range: tag))
        }
        switch event.kind {
        case .documentStart:
            documents += 1
            guard documents > 1 else { return true }
            faults.append(
                Fault(message: "a manifest is one document; a second one begins here", range: range))
            return false
        case .scalar(let text, let isPlain):
            let node = YAMLNode(
                .scalar(text, isPlain: isPlain), range: trimmed(properties.content, isPlain: isPlain))
            add(node, range: node.range, anchor: event.anchor)
        case .sequenceStart(let isFlow):
            begin(OpenCollection(isMapping: false, isFlow: isFlow, range: properties.content), event.anchor)
        case .mappingStart(let isFlow):
            begin(OpenCollection(isMapping: true, isFlow: isFlow, range: properties.content), event.anchor)
        case .end:
            guard var collection = open.popLast() else { return false }
            if collection.isFlow { collection.end = range.upperBound }
            let node = collection.node
            add(node, range: node.range, anchor: collection.anchor)
        case .alias:
            addAlias(event.anchor ?? "", range: range)
        }
        return !isStopped
    }

    /// A block scalar's end mark lies at the next line that has content: cut off the white space.
    private func trimmed(_ range: ByteRange, isPlain: Bool) -> ByteRange {
        guard !isPlain else { return range }
        var end = range.upperBound
        while end > range.lowerBound, [0x20, 0x0A, 0x0D].contains(text[end - 1]) { end -= 1 }
        return ByteRange(range.lowerBound, end)
    }

    private mutating func begin(_ collection: OpenCollection, _ anchor: String?) {
        let range = ByteRange(collection.start, table.end(of: collection.start))
        guard open.count < YAMLLimits.depth else { return stop(Self.tooDeep(range)) }
        var collection = collection
        collection.anchor = anchor
        // The name means this collection from here on, and may not be used before its end.
        if let anchor { anchors[anchor] = nil }
        open.append(collection)
    }

    private mutating func add(_ node: YAMLNode, range: ByteRange, anchor: String?) {
        size += 1
        guard size <= YAMLLimits.values else { return stop(Self.tooLarge(range)) }
        if let anchor { anchors[anchor] = node }
        guard !open.isEmpty else {
            if root == nil { root = node }
            return
        }
        if let fault = open[open.count - 1].add(node, range: range) { faults.append(fault) }
    }

    private mutating func addAlias(_ name: String, range: ByteRange) {
        guard let node = anchors[name] else {
            let isOpen = open.contains { $0.anchor == name }
            return stop(
                Fault(
                    message: isOpen
                        ? "alias '\(name)' stands inside its own anchor" : "no anchor '\(name)' before",
                    range: range))
        }
        guard open.count + node.depth <= YAMLLimits.depth else { return stop(Self.tooDeep(range)) }
        // `add` counts one.
        size += node.size - 1
        var used = node
        if case .scalar = node.content { used = YAMLNode(node.content, range: range) }
        add(used, range: range, anchor: nil)
    }

    private mutating func stop(_ fault: Fault) {
        guard !isStopped else { return }
        isStopped = true
        faults.append(fault)
    }

    private static func tooDeep(_ range: ByteRange) -> Fault {
        Fault(message: "values are nested more than \(YAMLLimits.depth) deep", range: range)
    }

    private static func tooLarge(_ range: ByteRange) -> Fault {
        Fault(message: "a manifest has at most 250,000 values, those of aliases included", range: range)
    }
}

extension YAMLComposer {
    private func offset(of place: YAMLFault.Place) -> Int {
        switch place {
        case .codePoint(let index): table.offset(of: index)
        case .byte(let offset): min(offset, text.count)
        }
    }

    private func fault(_ fault: YAMLFault) -> Fault {
        let start = offset(of: fault.place)
        let byte = start < text.count ? text[start] : 0x0A
        let isLineEnd = byte == 0x0A || byte == 0x0D
        var result = Fault(
            message: fault.message, range: ByteRange(start, isLineEnd ? start : table.end(of: start)))
        if let context = fault.context, offset(of: context.place) != start {
            let place = offset(of: context.place)
            result.notes.append((context.message, ByteRange(place, place)))
        }
        if byte == 0x09 { result.notes.append(("YAML indents with spaces, never with tabs", nil)) }
        return result
    }
}
