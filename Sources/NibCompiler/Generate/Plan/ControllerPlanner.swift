import InterfaceBuilder

/// Makes a controller's plan.
struct ControllerPlanner {
    let scope: ManifestScope
    let controller: Controller
    var result: ControllerPlan
    var diagnostics: [Diagnostic] = []
    var hasError = false
    /// The positions in `result.reusables` of those with a family and identifier, the same as keys of views.
    var indices: [ReusableKey: [Int]] = [:]

    /// What is declared so far, by name.
    var declared: [String: [DeclaredName]] = [:]

    /// What views are registered under, whichever of a controller's views it is.
    struct ReusableKey: Hashable {
        var family: ReuseFamily
        var identifier: ReuseIdentifier

        init(_ reusable: Reusable) {
            family = reusable.family
            identifier = reusable.identifier
        }
    }

    var manifest: Manifest { scope.manifest }

    init?(_ controller: Controller, in scope: ManifestScope, report: inout [Diagnostic]) {
        let settings = scope.manifest.generate
        let access = settings.access == .internal ? "" : settings.access.rawValue + " "
        guard let name = SwiftTypeName(controller.name.value) else {
            report.append(
                Diagnostic(
                    id: "invalid-value", severity: .error,
                    message: "'\(controller.name.value)' is no name of a Swift type",
                    range: scope.manifest.place(controller.name.range)))
            return nil
        }
        if Self.isNoClass(name) {
            report.append(
                Diagnostic(
                    id: "invalid-value", severity: .error, message: Self.noClass(name),
                    range: scope.manifest.place(controller.name.range)))
            return nil
        }
        self.scope = scope
        self.controller = controller
        result = ControllerPlan(name: name, manifest: String(scope.manifest.file.name), access: access)
    }

    /// Nil where something stands in the way; `diagnostics` says what.
    mutating func plan() -> ControllerPlan? {
        planTags()
        for view in controller.views { planView(view) }
        guard !hasError else { return nil }
        nameReusables()
        planIdentifiers()
        guard !hasError else { return nil }
        planAspects()
        guard !hasError else { return nil }
        declareNames()
        return hasError ? nil : result
    }

    /// A value that no Swift can be made of.
    mutating func refuse(_ message: String, at range: ByteRange, notes: [Note] = []) {
        refuse(message, at: manifest.place(range), notes: notes)
    }

    mutating func refuse(_ message: String, at place: SourceRange, notes: [Note] = []) {
        hasError = true
        diagnostics.append(
            Diagnostic(id: "invalid-value", severity: .error, message: message, range: place, notes: notes))
    }

    /// A name that stands for two things, or for none. What another rule looks for has that rule's id: lint
    /// then reports it once.
    mutating func collide(
        _ message: String, as rule: Rule = .nameCollision, at place: SourceRange, notes: [Note] = []
    ) {
        hasError = true
        diagnostics.append(
            Diagnostic(id: rule.id, severity: .error, message: message, range: place, notes: notes))
    }

    mutating func typeName(_ name: Located<String>) -> SwiftTypeName? {
        guard let type = SwiftTypeName(name.value) else {
            refuse("'\(name.value)' is no name of a Swift type", at: name.range)
            return nil
        }
        return isReachable(type, at: manifest.place(name.range)) ? type : nil
    }

    /// Whether generated code knows something else by the name: a project's own class of that name would be hidden, or
    /// hide what the code uses.
    static func isNoClass(_ type: SwiftTypeName) -> Bool {
        type.components.count == 1
            && ["UIKit", "Bool", "CGFloat", "CGSize", "IndexPath", "Int", "String", "Void"].contains(
                type.plain)
    }

    static func noClass(_ type: SwiftTypeName) -> String { "'\(type.plain)' is no class" }

    /// Whether generated code can name the type, and has no parameter, local or inherited property of that name.
    mutating func isReachable(_ type: SwiftTypeName, at place: SourceRange) -> Bool {
        let name = type.components[0].name
        guard Self.usedLocally.contains(name) else { return true }
        collide("a type called '\(name)' would be hidden by what the code for it calls so", at: place)
        return false
    }

    /// The name of an enum that the manifest speaks of; one that nibc declares has no dots.
    mutating func enumName(_ reference: Controller.EnumReference) -> SwiftTypeName? {
        guard let type = typeName(reference.name) else { return nil }
        if reference.isDeclared, type.components.count > 1 {
            refuse("an enum that nibc declares has a name without dots", at: reference.name.range)
            return nil
        }
        if reference.isDeclared, ["Type", "Protocol", "Self"].contains(type.last.name) {
            refuse("no type inside another one can be named '\(type.last.name)'", at: reference.name.range)
            return nil
        }
        return type
    }

    /// The parameter that holds a case of the enum; never one of the names that functions use themselves.
    static func parameter(of type: SwiftTypeName) -> SwiftIdentifier {
        let name =
            SwiftIdentifier(converting: type.last.name, start: .lower) ?? SwiftIdentifier(own: "choice")
        // What ends so is the parameter of a registration object.
        let isUsed = usedLocally.contains(name.name) || name.name.hasSuffix("Registration")
        return isUsed ? name.appending(SwiftIdentifier(own: "Case")) : name
    }

    private static let usedLocally: Set<String> = [
        "kind", "collectionView", "tableView", "indexPath", "section", "view", "layout", "identifier",
        "source", "cell", "header", "footer", "supplementary", "dequeue", "configure", "dataSource", "item",
        "self", "type", "fatalError", "index", "environment", "appearance", "configuration", "list",
        // Properties of controllers, which the function that reads a tag would stand beside.
        "title", "view", "next", "parent", "children", "hash", "description", "storyboard", "tabBarItem",
        "navigationItem", "navigationController", "tabBarController", "splitViewController", "isEditing",
    ]

    /// The cases of an enum: the app's letter by letter, nibc's made legal. Two that become one collide.
    mutating func cases(_ names: [Located<String>], isDeclared: Bool) -> [SwiftIdentifier] {
        var cases: [SwiftIdentifier] = []
        for (index, name) in names.enumerated() {
            let identifier =
                isDeclared ? SwiftIdentifier(caseKey: name.value) : SwiftIdentifier(exactly: name.value)
            guard let identifier else {
                collide("'\(name.value)' gives no Swift name", at: manifest.place(name.range))
                continue
            }
            if let other = cases.firstIndex(where: { $0.name == identifier.name }), index > other {
                collide(
                    "'\(name.value)' and '\(names[other].value)' are one Swift name, '\(identifier.name)'",
                    at: manifest.place(name.range),
                    notes: [Note("the other one", at: manifest.place(names[other].range))])
            }
            cases.append(identifier)
        }
        return cases
    }

    private mutating func planTags() {
        guard let reference = controller.tags, let type = enumName(reference) else { return }
        if type.components == [Self.parameter(of: type)] {
            return collide(
                "an enum called '\(type.plain)' has the name of the function that reads a tag; "
                    + "begin it with a capital letter", at: manifest.place(reference.name.range))
        }
        let names = cases(controller.views.map(\.name), isDeclared: reference.isDeclared)
        var tags: [(SwiftIdentifier, Int)] = []
        for (view, name) in zip(controller.views, names) {
            guard let tag = view.tag else {
                refuse("with 'tags' every view needs a 'tag'", at: view.name.range)
                continue
            }
            if let other = controller.views.first(where: { $0.tag?.value == tag.value }),
                let first = other.tag, first.range != tag.range
            {
                collide(
                    "tag \(tag.value) is given to '\(other.name.value)' and '\(view.name.value)'",
                    as: .duplicateTag, at: manifest.place(tag.range),
                    notes: [Note("the other one", at: manifest.place(first.range))])
            }
            tags.append((name, tag.value))
        }
        result.tags = TagPlan(
            enumName: type, parameter: Self.parameter(of: type), isDeclared: reference.isDeclared, cases: tags
        )
    }
}
