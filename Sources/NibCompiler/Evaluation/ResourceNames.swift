package import InterfaceBuilder

/// What view descriptions offer by name: nibs, identifiers, and R.swift's names for both.
package struct ResourceNames: Sendable {
    /// The identifier of the one root of each nib, where it has one.
    private(set) var identifiers: [NibName: String] = [:]
    private(set) var nibs: [String: NibName] = [:]
    private(set) var reuseIdentifiers: [String: String] = [:]

    /// The identifiers of the columns of AppKit's tables, each once.
    private(set) var columns: [String] = []

    /// The classes that objects and owners of view descriptions have.
    private(set) var drawnClasses: Set<String> = []

    package init(_ documents: [Document]) {
        drawnClasses = Set(documents.flatMap { $0.customObjects.compactMap { $0.customClass?.value } })
        columns = Set(documents.flatMap(\.columnIdentifiers)).sorted()
        for document in documents {
            if document.kind == .xib {
                nibs[Self.name(document.nibName.text)] = document.nibName
                if document.topLevelObjects.count == 1 {
                    let root = document.topLevelObjects[0]
                    if let identifier = root.effectiveIdentifier?.value {
                        identifiers[document.nibName] = identifier
                    }
                }
                for object in document.topLevelObjects {
                    if let identifier = object.effectiveIdentifier?.value { add(identifier) }
                }
            }
            for view in document.reusingViews {
                for prototype in view.prototypes {
                    if let identifier = prototype.object.effectiveIdentifier?.value { add(identifier) }
                }
            }
        }
    }

    private mutating func add(_ identifier: String) { reuseIdentifiers[Self.name(identifier)] = identifier }

    func nib(_ name: String) -> NibName? { nibs[name] }
    func reuseIdentifier(_ name: String) -> String? { reuseIdentifiers[name] }

    /// R.swift's name for a resource: the letters and digits of each part, the first part from a small letter,
    /// upper-case starts made small together (`URLCell` is `urlCell`).
    static func name(_ text: String) -> String {
        var words: [String] = []
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return lowercasedStart(first) + rest.joined()
    }

    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        guard capitals > 0 else { return word }
        let count = capitals == 1 || capitals == word.count ? capitals : capitals - 1
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }
}
