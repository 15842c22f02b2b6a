import InterfaceBuilder

/// A document's facts as JSON, version 1:
///
///     {"version": 1, "path", "complete", "kind", "format", "platform", "placeholders": [object],
///      "topLevelObjects": [object],
///      "scenes": [{"id", "storyboardIdentifier", "controller": object | null, "members": [object], place}],
///      "reusingViews": [{"family", "scene": index | null, "object", "prototypes": [{"role", "object"}],
///                        "layout": null | {"object", "isFlow", "scrollsHorizontally", "headerReferenceSize",
///                        "footerReferenceSize", "itemSize", "estimatedItemSize", "pinsHeaders",
///                        "pinsFooters"}}],
///      "connections": [{"kind", "name", "source", "destination", place}]}
///
/// An object is `{"element", "id", "role", "class", "customClass", "customModule", "inheritsModule",
/// "reuseIdentifier", "userLabel", "tag", "key", place}`, a size `{"width", "height"}`, a place `"line",
/// "column", "endLine", "endColumn"`. What is absent in the file is null.
struct DocumentDump {
    private let document: Document
    private let lines = LineTables()

    init(_ document: Document) {
        self.document = document
    }

    var value: JSONValue {
        .object([
            ("version", .int(1)), ("path", .string(document.file.path)),
            ("complete", .bool(document.isComplete)), ("kind", .string(document.kind.rawValue)),
            ("format", .string(document.format.rawValue)), ("platform", .string(document.platform.rawValue)),
            ("placeholders", .array(document.placeholders.map(object))),
            ("topLevelObjects", .array(document.topLevelObjects.map(object))),
            ("scenes", .array(document.scenes.map(scene))),
            ("reusingViews", .array(document.reusingViews.map(reusingView))),
            ("connections", .array(document.connections.map(connection))),
        ])
    }

    private func object(_ object: InterfaceObject) -> JSONValue {
        .object(
            [
                ("element", .string(object.element)), ("id", .string(object.id)),
                ("role", .string(object.role.rawValue)), ("class", .string(object.className)),
                ("customClass", JSONValue(object.customClass?.value)),
                ("customModule", JSONValue(object.customModule?.value)),
                ("inheritsModule", .bool(object.inheritsModule)),
                ("reuseIdentifier", JSONValue(object.reuseIdentifier?.value)),
                ("userLabel", JSONValue(object.userLabel)), ("tag", JSONValue(object.tag?.value)),
                ("key", JSONValue(object.key)),
            ] + place(object.range))
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

    private func place(_ range: ByteRange) -> [(name: String, value: JSONValue)] {
        let start = lines.location(of: range.lowerBound, in: document.file)
        let end = lines.location(of: range.upperBound, in: document.file)
        return [
            ("line", .int(start.line)), ("column", .int(start.column)), ("endLine", .int(end.line)),
            ("endColumn", .int(end.column)),
        ]
    }
}
