import InterfaceBuilder

extension LinkedSources {
    /// The classes of the views that a registration or prototype makes; nil where one of them is not known.
    func products(of registration: LinkedRegistration) -> [TypeID]? {
        if let prototype = registration.prototype { return type(of: prototype.prototype.object).map { [$0] } }
        guard let source = registration.call?.source, source.unknown == nil, !source.isOpen else {
            return nil
        }
        var result: [TypeID] = []
        for atom in source.atoms {
            switch atom {
            case .metatype(let type):
                guard let id = type.id else { return nil }
                result.append(id)
            case .nib(let nib):
                guard let name = nib.name, let documents = nibs[NibName(name)], !documents.isEmpty else {
                    return nil
                }
                for document in documents {
                    guard document.isComplete, document.topLevelObjects.count == 1,
                        let type = type(of: document.topLevelObjects[0])
                    else { return nil }
                    result.append(type)
                }
            case .null: continue
            default: return nil
            }
        }
        return result
    }

    /// The class of an object of a view description; nil where the sources do not have it, or have several.
    private func type(of object: InterfaceObject) -> TypeID? {
        guard let type = table.type(named: object.className), !table[type].isAmbiguous else { return nil }
        return type
    }

    /// Whether an object of the class certainly is none of the other.
    func isCertainlyNo(_ product: TypeID, _ target: TypeID) -> Bool {
        let symbol = table[target]
        let isClass = symbol.kind == .class || UIKitHierarchy.superclass(of: symbol.name) != nil
        guard isClass, !symbol.isAmbiguous, !table[product].isAmbiguous else { return false }
        let (types, isComplete) = table.chain(of: product)
        return isComplete && !types.contains(target) && types.allSatisfy { !table[$0].isAmbiguous }
    }
}
