package import InterfaceBuilder

extension ClassIndex {
    /// The files that must be read in full because they declare or extend a class that a view description names,
    /// or a superclass of it.
    package static func filesNeeded(for documents: [Document], outlines: [Outline?]) -> Set<Int> {
        var names: Set<String> = []
        for document in documents {
            for object in document.customObjects {
                if let name = object.customClass?.value { names.insert(name) }
            }
        }
        return filesNeeded(forClasses: names, outlines: outlines)
    }

    /// The files that declare or extend one of the classes, or a superclass of one.
    package static func filesNeeded(forClasses names: Set<String>, outlines: [Outline?]) -> Set<Int> {
        guard !names.isEmpty else { return [] }
        var places: [String: [(file: Int, entry: Int)]] = [:]
        for (file, outline) in outlines.enumerated() {
            for (entry, type) in (outline?.types ?? []).enumerated() {
                places[lastPart(of: type.name), default: []].append((file, entry))
            }
        }
        var result: Set<Int> = []
        var seen = names
        var queue = names.sorted()
        while let name = queue.popLast() {
            for place in places[lastPart(of: name)] ?? [] {
                guard let type = outlines[place.file]?.types[place.entry] else { continue }
                result.insert(place.file)
                // Only the first name after a class's colon can be its superclass.
                guard type.kind == .class, let parent = type.inherited.first else { continue }
                if seen.insert(parent).inserted { queue.append(parent) }
            }
        }
        return result
    }

    /// The name without the types or the module before it.
    private static func lastPart(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

extension ClassIndex {
    /// Whether the file may hold an `@objc(Name)` of a class: an outline does not tell of the name.
    package static func namesClasses(forObjectiveC file: SourceFile) -> Bool {
        let text = file.text
        let word: StaticString = "@objc("
        let count = word.utf8CodeUnitCount
        return text.withUnsafeBufferPointer { bytes in
            var position = 0
            while position + count < bytes.count {
                defer { position += 1 }
                guard bytes[position] == UInt8(ascii: "@") else { continue }
                let next = bytes[position + count]
                guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next else { continue }
                if (0..<count).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] }) { return true }
            }
            return false
        }
    }
}
