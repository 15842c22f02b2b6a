import InterfaceBuilder

extension DocumentDump {
    /// The members that lint does without.
    var detailMembers: [(name: String, value: JSONValue)] {
        [
            ("objects", .array(details.objects.map(object))),
            ("constraints", .array(details.constraints.map(constraint))),
            ("segues", .array(details.segues.map(segue))),
            ("gestureRecognizers", .array(gestureRecognizers)),
            ("runtimeAttributes", .array(details.runtimeAttributes.map(runtimeAttribute))),
            ("layoutGuides", .array(details.layoutGuides.map(layoutGuide))),
            ("variations", .array(details.variations.map(variation))),
            ("duplicateIds", .array(document.duplicateIdentities.map(duplicate))),
            ("danglingReferences", .array(document.danglingReferences.map(dangling))),
        ]
    }

    private func object(_ object: ObjectDetails) -> JSONValue {
        .object(
            members(of: object.object) + [
                ("parent", JSONValue(object.parent)), ("frame", object.frame.map(rect) ?? .null),
                ("hidden", .bool(object.isHidden)),
            ] + place(object.object.range))
    }

    private func rect(_ rect: ObjectDetails.Rect) -> JSONValue {
        .object([
            ("x", .double(rect.x)), ("y", .double(rect.y)), ("width", .double(rect.width)),
            ("height", .double(rect.height)),
        ])
    }

    private func constraint(_ constraint: Constraint) -> JSONValue {
        .object(
            [
                ("id", .string(constraint.id)), ("owner", .string(constraint.owner)),
                ("identifier", JSONValue(constraint.identifier)),
                ("firstItem", .string(constraint.firstItem)),
                ("firstAttribute", .string(constraint.firstAttribute)),
                ("relation", .string(constraint.relation.rawValue)),
                ("secondItem", JSONValue(constraint.secondItem)),
                ("secondAttribute", JSONValue(constraint.secondAttribute)),
                ("multiplier", .double(constraint.multiplier)), ("constant", .double(constraint.constant)),
                ("priority", .double(constraint.priority)), ("placeholder", .bool(constraint.isPlaceholder)),
            ] + place(constraint.range))
    }

    private func segue(_ segue: Segue) -> JSONValue {
        .object(
            [
                ("id", .string(segue.id)), ("kind", .string(segue.kind)),
                ("identifier", JSONValue(segue.identifier)), ("source", .string(segue.source)),
                ("destination", .string(segue.destination)),
            ] + place(segue.range))
    }

    /// The recognizers with the views that have them: a view names its recognizers in an outlet collection.
    private var gestureRecognizers: [JSONValue] {
        var views: [String: [JSONValue]] = [:]
        for connection in document.connections
        where connection.kind == .outletCollection && connection.name.value == "gestureRecognizers" {
            views[connection.destination.value, default: []].append(.string(connection.source))
        }
        return details.objects.filter(\.isGestureRecognizer).map { recognizer in
            .object(
                [
                    ("id", .string(recognizer.object.id)), ("element", .string(recognizer.object.element)),
                    ("views", .array(views[recognizer.object.id] ?? [])),
                ] + place(recognizer.object.range))
        }
    }

    private func runtimeAttribute(_ attribute: RuntimeAttribute) -> JSONValue {
        .object(
            [
                ("object", .string(attribute.object)), ("keyPath", .string(attribute.keyPath.value)),
                ("type", .string(attribute.type)),
            ] + place(attribute.keyPath.range))
    }

    private func layoutGuide(_ guide: LayoutGuide) -> JSONValue {
        .object(
            [("id", .string(guide.id)), ("owner", .string(guide.owner)), ("kind", .string(guide.kind))]
                + place(guide.range))
    }

    private func variation(_ variation: Variation) -> JSONValue {
        .object(
            [
                ("object", .string(variation.object)), ("condition", .string(variation.condition)),
                ("excluded", .array(variation.excluded.map(JSONValue.string))),
                ("included", .array(variation.included.map(JSONValue.string))),
            ] + place(variation.range))
    }

    private func duplicate(_ duplicate: DuplicateIdentity) -> JSONValue {
        .object(
            [
                ("id", .string(duplicate.id.value)), ("element", .string(duplicate.element)),
                ("first", .object(place(duplicate.first))),
            ] + place(duplicate.id.range))
    }

    private func dangling(_ reference: DanglingReference) -> JSONValue {
        let (role, name): (String, String?) =
            switch reference.role {
            case .outlet(let property): ("outlet", property)
            case .action(let selector): ("action", selector)
            case .segue(let identifier): ("segue", identifier)
            case .constraint: ("constraint", nil)
            }
        return .object(
            [("id", .string(reference.id.value)), ("role", .string(role)), ("name", JSONValue(name))]
                + place(reference.id.range))
    }
}
