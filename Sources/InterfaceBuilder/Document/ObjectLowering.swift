/// Takes an object's own facts from its element.
enum ObjectLowering {
    static func object(_ element: Element, platform: Document.Platform) -> InterfaceObject {
        var object = InterfaceObject(
            element: element.name, id: element["id"] ?? "", range: element.range,
            nameRange: element.nameRange, role: role(of: element, platform: platform), customClass: nil,
            customModule: nil, inheritsModule: false, reuseIdentifier: nil, userLabel: nil, tag: nil, key: nil
        )
        for attribute in element.attributes {
            let value = Located(attribute.value, attribute.valueRange)
            switch attribute.name {
            case "customClass": object.customClass = value
            case "customModule": object.customModule = value
            case "customModuleProvider": object.inheritsModule = attribute.value == "target"
            case "reuseIdentifier": object.reuseIdentifier = value
            case "userLabel": object.userLabel = attribute.value
            case "tag": object.tag = Int(attribute.value).map { Located($0, attribute.valueRange) }
            case "key": object.key = attribute.value
            default: break
            }
        }
        for child in element.children where child.name == "color" && child["key"] == "backgroundColor" {
            object.backgroundColor = child.range
        }
        if object.userLabel == nil {
            object.userLabel =
                element.children.first { $0.name == "string" && $0["key"] == "userLabel" }?.text
        }
        return object
    }

    /// Placeholders: elements of that name on iOS and tvOS; on macOS the three custom objects with the ids
    /// −1, −2 and −3, of which −2 is the owner (xib-format.md section 2.2).
    private static func role(of element: Element, platform: Document.Platform) -> InterfaceObject.Role {
        switch element.name {
        case "placeholder":
            return element["placeholderIdentifier"] == "IBFilesOwner" ? .fileOwner : .firstResponder
        case "customObject" where platform == .macOS:
            switch element["id"] {
            case "-2": return .fileOwner
            case "-1": return .firstResponder
            case "-3": return .application
            default: return .object
            }
        default:
            return .object
        }
    }

    static func connection(_ element: Element, of source: Element) -> Connection? {
        let kind: Connection.Kind
        switch element.name {
        case "outlet": kind = .outlet
        case "outletCollection": kind = .outletCollection
        case "action": kind = .action
        default: return nil
        }
        let start = ByteRange(element.range.lowerBound, element.range.lowerBound)
        let name = element.located(kind == .action ? "selector" : "property")
        let destination = element.located("destination") ?? element.located("target")
        return Connection(
            kind: kind, name: name ?? Located("", start), source: source["id"] ?? "",
            sourceClass: source["customClass"], sourceModule: source["customModule"],
            destination: destination ?? Located("", start), range: element.range)
    }

    /// A number as Xcode writes it; nil for anything else, infinities and NaN included.
    static func number(_ text: String?) -> Double? {
        guard let text, let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
