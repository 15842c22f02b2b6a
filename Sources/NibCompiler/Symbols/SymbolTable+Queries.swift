import InterfaceBuilder

extension SymbolTable {
    /// The type and its superclasses, nearest first; whether the last one is `NSObject` or has none, so that
    /// nothing is missing from the chain, nor from a type in it because a file could not be read.
    package func chain(of id: TypeID) -> (types: [TypeID], isComplete: Bool) {
        var result = [id]
        while true {
            switch self[result[result.count - 1]].superclass {
            case .type(let parent, _):
                if result.contains(parent) { return (result, false) }
                result.append(parent)
            case .unknown: return (result, false)
            case .none:
                let last = self[result[result.count - 1]]
                let isEnd = last.kind != .external || UIKitHierarchy.superclass(of: last.name) != nil
                return (result, isEnd && !result.contains { self[$0].hasUnreadParts })
            }
        }
    }

    /// Whether a type is the other or inherits from it, classes and protocols alike.
    package func inherits(_ id: TypeID, from other: TypeID) -> Bool {
        id == other || supertypes(of: id).contains(other)
    }

    /// Whether the type descends from a class of UIKit; nil where its superclasses are not all known.
    package func descends(_ id: TypeID, fromUIKit name: String) -> Bool? {
        let (types, isComplete) = chain(of: id)
        if types.contains(where: { self[$0].name == name && self[$0].kind == .external }) { return true }
        return isComplete ? false : nil
    }

    /// Superclasses and protocols, theirs included, nearest first: the class chain, then the protocols.
    package func supertypes(of id: TypeID) -> [TypeID] {
        id.number < inherited.count ? inherited[id.number] : findSupertypes(of: id)
    }

    func findSupertypes(of id: TypeID) -> [TypeID] {
        var result: [TypeID] = []
        var seen: Set<TypeID> = [id]
        var queue = chain(of: id).types
        for type in queue.dropFirst() where seen.insert(type).inserted { result.append(type) }
        var position = 0
        while position < queue.count {
            for parent in self[queue[position]].protocols where seen.insert(parent).inserted {
                result.append(parent)
                queue.append(parent)
            }
            position += 1
        }
        return result
    }

    /// Every type below this one: subclasses of subclasses, types that conform, theirs included.
    package func descendants(of id: TypeID) -> [TypeID] {
        var result: [TypeID] = []
        var seen: Set<TypeID> = [id]
        var queue = self[id].subtypes
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            result.append(next)
            queue += self[next].subtypes
        }
        return result.sorted()
    }

    /// Whether an instance of one type may be an instance of the other: one inherits from the other.
    package func areRelated(_ left: TypeID, _ right: TypeID) -> Bool {
        inherits(left, from: right) || inherits(right, from: left)
    }

    /// Whether an Objective-C source declares the type.
    func isObjectiveC(_ id: TypeID) -> Bool {
        self[id].declarations.contains { files[$0.file]?.language == .objectiveC }
    }

    /// Whether a type is declared inside another.
    func isNested(_ type: TypeID, in outer: TypeID) -> Bool {
        self[type].key.hasPrefix(self[outer].key + ".")
    }
}
