import InterfaceBuilder

extension Evaluator {
    /// A class method of Objective-C under the name that Swift gives it: without the last word of its type's name,
    /// `getCellIdentifier` of a cell is `getIdentifier`.
    func importedMember(_ name: String, of atom: Atom) -> Value? {
        guard case .metatype(let type) = atom, let id = type.id else { return nil }
        for owner in lineage(of: id) {
            let names = objectiveCNames(of: owner)
            guard !names.isEmpty else { continue }
            let word = Self.lastWord(of: table[owner].simpleName)
            for declared in names where declared.utf8.count == name.utf8.count + word.utf8.count {
                guard let range = declared.firstRange(of: word),
                    declared.replacingCharacters(in: range) == name
                else { continue }
                return memberValue(declared, of: atom, isSelf: false, from: nil)
            }
        }
        return nil
    }

    /// The names of the type's members that Objective-C declares.
    private func objectiveCNames(of id: TypeID) -> [String] {
        if let known = importedNames[id] { return known }
        let names = table[id].members.filter { _, members in
            members.contains { table.files[$0.file]?.language == .objectiveC }
        }.map(\.key).sorted()
        importedNames[id] = names
        return names
    }

    private static func lastWord(of name: String) -> String {
        name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name
    }

    /// A static member that a class of a library declares: its text is not known, but it is one text for each
    /// class.
    func symbol(_ name: String, of atom: Atom) -> Value? {
        guard case .metatype(let type) = atom, let id = type.id, !table.chain(of: id).isComplete else {
            return nil
        }
        return .string("\(Self.modulePlaceholder)\(table[id].name).\(name)")
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
        String(self[..<range.lowerBound]) + String(self[range.upperBound...])
    }

    /// Where a word first stands.
    fileprivate func firstRange(of word: String) -> Range<String.Index>? {
        guard !word.isEmpty else { return nil }
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
            start = index(after: start)
        }
        return nil
    }
}
