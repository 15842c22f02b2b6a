import InterfaceBuilder
import NibCompiler

extension NameUsage {
    func text(as format: OutputFormat, _ places: FindingPlaces) -> String {
        switch format {
        case .json: JSONValue.object(members(places)).text
        default: plainText(places)
        }
    }

    private func plainText(_ places: FindingPlaces) -> String {
        var text = "\(VisibleText.of(name)) in view descriptions:\n"
        for (sentence, place) in descriptions {
            text += "  \(places.text(of: place)): \(VisibleText.of(sentence))\n"
        }
        if descriptions.isEmpty { text += "  none\n" }
        text += "registered and dequeued by:\n"
        for (use, view, place) in entries {
            let section = use.section.map { "section '\($0)'" } ?? "every section"
            let choice = use.choice.map { ", case '\($0.caseName.value)' of \($0.enumName)" } ?? ""
            text += "  \(places.text(of: place)): "
            text += VisibleText.of(
                "\(use.key.description), \(section)\(choice), \(use.family(in: view.family).noun)"
                    + " '\(use.identifier.value)' from \(use.source.sentence)")
            text += "\n"
        }
        for call in calls { text += "  \(places.text(of: call.place)): \(VisibleText.of(call.sentence))\n" }
        if entries.isEmpty, calls.isEmpty { text += "  no entry of a manifest\n" }
        if !calls.isEmpty, entries.isEmpty, descriptions.isEmpty, !calls.contains(where: \.isRegistration) {
            text += unknownCount > 0 ? "  nothing that is known registers it\n" : "  nothing registers it\n"
        }
        if unknownCount > 0 {
            let verb = unknownCount == 1 ? "registration or dequeue is" : "registrations and dequeues are"
            text += "\(unknownCount) \(verb) not known: 'nibc lint --format json' lists them\n"
        }
        return text
    }

    /// `{"version": 1, "name", "descriptions": [{"sentence", "path", "line", "column"}], "entries":
    /// [{"controller", "view", "section", "kind", "identifier", "source", "path", "line", "column"}], "calls":
    /// [{"isRegistration", "controller", "view", "kind", "identifier", "source", "path", "line", "column"}],
    /// "unknown"}`
    private func members(_ places: FindingPlaces) -> [(name: String, value: JSONValue)] {
        let descriptions = descriptions.map { sentence, place in
            JSONValue.object([("sentence", .string(sentence))] + places.members(of: place))
        }
        let entries = entries.map { use, view, place in
            JSONValue.object(
                [
                    ("controller", .string(use.key.controller)), ("view", .string(use.key.view)),
                    ("section", JSONValue(use.section)),
                    ("kind", .string(use.family(in: view.family).kindText)),
                    ("identifier", .string(use.identifier.value.text)),
                    ("source", .string(use.source.sentence)),
                ] + places.members(of: place))
        }
        return [
            ("version", .int(1)), ("name", .string(name)), ("descriptions", .array(descriptions)),
            ("entries", .array(entries)),
            ("calls", .array(calls.map { members(of: $0, places) })), ("unknown", .int(unknownCount)),
        ]
    }

    private func members(of call: SourceUse, _ places: FindingPlaces) -> JSONValue {
        .object(
            [
                ("isRegistration", .bool(call.isRegistration)),
                ("controller", JSONValue(call.view?.controller)), ("view", JSONValue(call.view?.view)),
                ("kind", JSONValue(call.family?.kindText)), ("identifier", JSONValue(call.identifier?.text)),
                ("source", JSONValue(call.source)),
            ] + places.members(of: call.place))
    }
}
