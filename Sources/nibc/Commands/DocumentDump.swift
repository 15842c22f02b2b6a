import InterfaceBuilder

/// A document's facts and details as JSON, version 1. `Dump.md` in the documentation lists every key; a test
/// holds the two together. What is absent in the file is null.
struct DocumentDump {
    let document: Document
    let details: DocumentDetails
    private let lines = LineTables()

    init(_ document: Document, _ details: DocumentDetails) {
        self.document = document
        self.details = details
    }

    var value: JSONValue {
        .object(facts + detailMembers)
    }

    private var facts: [(name: String, value: JSONValue)] {
        [
            ("version", .int(1)), ("path", .string(document.file.path)),
            ("complete", .bool(document.isComplete)), ("kind", .string(document.kind.rawValue)),
            ("format", .string(document.format.rawValue)), ("platform", .string(document.platform.rawValue)),
            ("unknownType", document.unknownType.map(unknownType) ?? .null),
            ("placeholders", .array(document.placeholders.map(object))),
            ("topLevelObjects", .array(document.topLevelObjects.map(object))),
            ("scenes", .array(document.scenes.map(scene))),
            ("reusingViews", .array(document.reusingViews.map(reusingView))),
            ("connections", .array(document.connections.map(connection))),
        ]
    }

    private func unknownType(_ type: Located<String>) -> JSONValue {
        .object([("type", .string(type.value))] + place(type.range))
    }

    private func object(_ object: InterfaceObject) -> JSONValue {
        .object(members(of: object) + place(object.range))
    }

    func members(of object: InterfaceObject) -> [(name: String, value: JSONValue)] {
        [
            ("element", .string(object.element)), ("id", .string(object.id)),
            ("role", .string(object.role.rawValue)), ("class", JSONValue(className(of: object))),
            ("customClass", JSONValue(object.customClass?.value)),
            ("customModule", JSONValue(object.customModule?.value)),
            ("inheritsModule", .bool(object.inheritsModule)),
            ("reuseIdentifier", JSONValue(object.reuseIdentifier?.value)),
            ("userLabel", JSONValue(object.userLabel)), ("tag", JSONValue(object.tag?.value)),
            ("key", JSONValue(object.key)),
        ]
    }

    /// What elements stand for is known of UIKit only.
    private func className(of object: InterfaceObject) -> String? {
        let hasOwn = object.customClass.map { $0.value.isEmpty } == false
        return hasOwn || ![.macOS, .watchOS].contains(document.platform) ? object.className : nil
    }

    private func scene(_ scene: Scene) -> JSONValue {
        .object(
            [
                ("id", .string(scene.id)),
                ("storyboardIdentifier", JSONValue(scene.storyboardIdentifier?.value)),
                ("controller", scene.controller.map(object) ?? .null),
                ("members", .array(scene.members.map(object))),
            ] + place(scene.range))
    }

    private func reusingView(_ view: ReusingView) -> JSONValue {
        let prototypes = view.prototypes.map { prototype in
            JSONValue.object([
                ("role", .string(prototype.role.rawValue)), ("object", object(prototype.object)),
            ])
        }
        return .object([
            ("family", .string(view.family.rawValue)), ("scene", JSONValue(view.scene)),
            ("object", object(view.object)), ("prototypes", .array(prototypes)),
            ("layout", view.layout.map(layout) ?? .null),
        ])
    }

    private func layout(_ layout: CollectionLayout) -> JSONValue {
        .object([
            ("object", object(layout.object)), ("isFlow", .bool(layout.isFlow)),
            ("scrollsHorizontally", .bool(layout.scrollsHorizontally)),
            ("headerReferenceSize", size(layout.headerReferenceSize)),
            ("footerReferenceSize", size(layout.footerReferenceSize)), ("itemSize", size(layout.itemSize)),
            ("estimatedItemSize", size(layout.estimatedItemSize)), ("pinsHeaders", .bool(layout.pinsHeaders)),
            ("pinsFooters", .bool(layout.pinsFooters)),
        ])
    }

    private func size(_ size: Located<CollectionLayout.Size>?) -> JSONValue {
        guard let size = size?.value else { return .null }
        return .object([("width", .double(size.width)), ("height", .double(size.height))])
    }

    private func connection(_ connection: Connection) -> JSONValue {
        .object(
            [
                ("kind", .string(connection.kind.rawValue)), ("name", .string(connection.name.value)),
                ("source", .string(connection.source)),
                ("destination", .string(connection.destination.value)),
            ] + place(connection.range))
    }

    func place(_ range: ByteRange) -> [(name: String, value: JSONValue)] {
        let start = lines.location(of: range.lowerBound, in: document.file)
        let end = lines.location(of: range.upperBound, in: document.file)
        return [
            ("line", .int(start.line)), ("column", .int(start.column)), ("endLine", .int(end.line)),
            ("endColumn", .int(end.column)),
        ]
    }
}
