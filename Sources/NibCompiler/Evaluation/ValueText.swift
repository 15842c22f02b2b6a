import InterfaceBuilder

/// Writes texts that tell values apart.
struct ValueText {
    private(set) var text = ""

    mutating func add(_ value: Value) {
        add(list: value.atoms, "|") { $0.add($1) }
        if value.unknown != nil { text += "?" }
    }

    private mutating func add<Element>(
        list: [Element], _ separator: String, _ add: (inout ValueText, Element) -> Void
    ) {
        for (position, element) in list.enumerated() {
            if position > 0 { text += separator }
            add(&self, element)
        }
    }

    private mutating func add(_ values: [Value]) { add(list: values, ",") { $0.add($1) } }

    private mutating func add(_ number: Int) { text += String(number) }

    private mutating func add(_ place: CodePlace) {
        add(place.file)
        text += ":"
        add(place.range.lowerBound)
    }

    private mutating func add(_ atom: Atom) {
        switch atom {
        case .string(let string):
            text += "\""
            text += string
            text += "\""
        case .number(let number): text += String(number)
        case .fraction(let number):
            text += "."
            text += String(number)
        case .bool(let bool): text += bool ? "true" : "false"
        case .null: text += "nil"
        case .metatype(let type):
            add(type)
            text += ".Type"
        case .enumCase(let id, let name, let values):
            add(id.number)
            text += "."
            text += name
            text += "("
            add(values)
            text += ")"
        case .instance(let type): add(type)
        case .object(let object):
            text += "#"
            add(object.site)
        case .nib(let nib):
            text += "nib "
            text += nib.name ?? "?"
            text += " "
            add(nib.place)
        case .view(let id, _):
            text += "view "
            add(id)
        case .layout(let id, _):
            text += "layout "
            add(id)
        case .list(let values):
            text += "["
            add(values)
            text += "]"
        case .tuple(let values):
            text += "("
            add(list: values, ",") { $0.add($1.value) }
            text += ")"
        case .dictionary(let values):
            text += "[:"
            add(values.count)
            text += "]"
        case .closure(let closure, let environment):
            text += "{"
            add(ObjectIdentifier(closure).hashValue)
            text += " "
            add(ObjectIdentifier(environment).hashValue)
            text += "}"
        case .function(let functions, let bound):
            text += "f"
            add(functions.first.map { ObjectIdentifier($0).hashValue } ?? 0)
            text += " "
            add(bound.base)
        case .registration(let registration):
            text += "r"
            add(registration.place)
            text += "-"
            add(registration.place.range.upperBound)
        case .bundle(let bundle):
            switch bundle {
            case .main: text += "bmain"
            case .module: text += "bmodule"
            case .ofClass(let id):
                text += "b"
                add(id.number)
            case .unknown: text += "b?"
            }
        case .resource(let path):
            text += "R"
            add(list: path, ".") { $0.text += $1 }
        }
    }

    private mutating func add(_ id: ViewID) {
        switch id.place {
        case .property(let owner, let name):
            text += "p"
            add(owner.number)
            text += "."
            text += name
        case .made(let place, let name):
            text += "m"
            add(place)
            text += "-"
            add(place.range.upperBound)
            text += " "
            text += name
        case .callback: text += "callback"
        case .provider: text += "provider"
        }
        text += " of "
        add(id.holder?.number ?? -1)
        if let tag = id.tag {
            text += " tag "
            add(tag)
        }
        if let isTable = id.isTable { text += isTable ? " table" : " collection" }
        guard !id.excluded.isEmpty else { return }
        // In an order that does not depend on hashing.
        let excluded = id.excluded.map { view in
            var text = ValueText()
            text.add(view)
            return text.text
        }
        text += " but {"
        add(list: excluded.sorted(), ",") { $0.text += $1 }
        text += "}"
    }

    private mutating func add(_ id: LayoutID) {
        switch id {
        case .made(let place):
            text += "m"
            add(place)
            text += "-"
            add(place.range.upperBound)
        case .property(let owner, let name):
            text += "p"
            add(owner.number)
            text += "."
            text += name
        case .of(let view):
            text += "of "
            add(view)
        }
    }

    private mutating func add(_ type: SwiftType) {
        switch type {
        case .nominal(let id, let arguments):
            add(id.number)
            guard !arguments.isEmpty else { return }
            text += "<"
            add(arguments)
            text += ">"
        case .array(let element):
            text += "array("
            add(element)
            text += ")"
        case .dictionary(let key, let value):
            text += "dictionary("
            add([key, value])
            text += ")"
        case .tuple(let types):
            text += "tuple("
            add(types)
            text += ")"
        case .function(let result):
            text += "function("
            add(result)
            text += ")"
        case .metatype(let instance):
            text += "metatype("
            add(instance)
            text += ")"
        case .generic(let name):
            text += "generic "
            text += name
        case .unknown: text += "unknown"
        }
    }

    private mutating func add(_ types: [SwiftType]) { add(list: types, ",") { $0.add($1) } }
}
