import InterfaceBuilder

/// Where the source of a manifest's controllers says something else than the manifest. Only what is certain of
/// the source is compared.
final class ManifestDriftSearch {
    struct Finding {
        var message: String
        var place: SourceRange
        /// Nil: the rule's own.
        var severity: Severity?
        var notes: [Note] = []
        var subject: ReuseSubject?
    }

    let program: Program
    let linked: LinkedSources
    var table: SymbolTable { linked.table }
    private(set) lazy var model = program.layouts ?? LayoutModel(linked, documents: program.documents)
    /// The numbers of the files that nibc writes.
    private(set) lazy var generated = Set(
        table.files.indices.filter { table.files[$0]?.file.isGenerated ?? false })
    /// Every name in code that nibc did not write.
    private(set) lazy var usedNames = Self.usedNames(in: model, except: generated)
    /// The classes of the controllers and owners that view descriptions show.
    private lazy var drawnClasses = Set(
        program.documents.lazy.flatMap { document in
            document.scenes.compactMap { $0.controller?.customClass?.value }
                + document.placeholders.compactMap { $0.customClass?.value }
        })
    /// The types of the sources by their names alone.
    private lazy var namedTypes = Set(
        table.types.lazy.filter { $0.kind != .external }.map { $0.simpleName })
    private var findings: [Finding] = []
    private var outputs: [OutputKey: ControllerOutput] = [:]

    private struct OutputKey: Hashable {
        var manifest: ObjectIdentifier
        var controller: Int
    }

    init(_ program: Program, _ linked: LinkedSources) {
        self.program = program
        self.linked = linked
    }

    func found() -> [Finding] {
        for scope in program.scopes where scope.manifest.isComplete {
            compareInheritance(in: scope)
            for controller in scope.manifest.controllers {
                if compareAccess(of: controller, scope) { continue }
                guard let type = declared(controller) else {
                    addMissing(controller, scope)
                    continue
                }
                compareEnums(of: controller, type, scope)
                compareRawValues(of: controller, type, scope)
                guard controller.tags == nil, isReadable(type) else { continue }
                for view in controller.views { compare(view, of: type, controller, scope) }
            }
        }
        return findings
    }

    /// What is generated for a controller, made once.
    func output(of controller: Controller, in scope: ManifestScope) -> ControllerOutput {
        let key = OutputKey(
            manifest: ObjectIdentifier(scope.manifest.file), controller: controller.name.range.lowerBound)
        if let known = outputs[key] { return known }
        let output = ControllerOutput(controller, in: scope)
        outputs[key] = output
        return output
    }

    func add(
        _ message: String, at place: SourceRange, severity: Severity? = nil, notes: [Note] = [],
        subject: ReuseSubject? = nil
    ) {
        findings.append(
            Finding(message: message, place: place, severity: severity, notes: notes, subject: subject))
    }

    // MARK: Classes and properties

    /// The controller's class, where a file declares it.
    func declared(_ controller: Controller) -> TypeID? {
        guard let type = table.type(named: controller.name.value) ?? table.type(named: controller.className),
            table[type].kind != .external
        else { return nil }
        return type
    }

    /// A class that is nowhere, although the manifest's other controllers are there.
    private func addMissing(_ controller: Controller, _ scope: ManifestScope) {
        guard !drawnClasses.contains(controller.className), !namedTypes.contains(controller.className),
            scope.manifest.controllers.contains(where: { declared($0).map(isReadable) ?? false })
        else { return }
        let near = NearName.suggestion(
            for: controller.className,
            among: table.types.lazy.filter { $0.kind == .class }.map(\.simpleName))
        add(
            "there is no class '\(controller.name.value)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            at: scope.manifest.place(controller.name.range))
    }

    /// Whether all code of the class, and of those above it, is there.
    private func isReadable(_ type: TypeID) -> Bool {
        let symbol = table[type]
        guard symbol.kind == .class, linked.isChainKnown(type), !symbol.declarations.isEmpty else {
            return false
        }
        // An Objective-C class whose header alone is there.
        return (symbol.declarations + symbol.extensions).contains { declared in
            guard let path = table.files[declared.file]?.file.path else { return false }
            return !path.hasSuffix(".h") && !generated.contains(declared.file)
        }
    }

    /// The view as a property of the class; nil where it has none of the name.
    private func property(_ name: String, of type: TypeID) -> ViewID? {
        if let owner = table.propertyOwner(name, of: type) {
            return linked.aliases.canonical(ViewID(place: .property(owner, name), holder: type))
        }
        for (uikit, own) in [
            ("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView"),
        ]
        where name == own && table.descends(type, fromUIKit: uikit) == true {
            guard let owner = table.type(named: uikit) else { return nil }
            return linked.aliases.canonical(ViewID(place: .property(owner, own), holder: type))
        }
        return nil
    }

    private func compare(_ view: View, of type: TypeID, _ controller: Controller, _ scope: ManifestScope) {
        guard let id = property(view.name.value, of: type) else {
            if addMisspelt(view, of: type, controller, scope) { return }
            guard usesViews(type), !isKnown(view.name.value, around: type),
                scope.sceneViews(of: view, in: controller).isEmpty
            else { return }
            add(
                "\(controller.name.value) has no property '\(view.name.value)'",
                at: scope.manifest.place(view.name.range),
                notes: program.classes?.place(of: type).map { [Note("the class", at: $0)] } ?? [])
            return
        }
        if hasOtherKind(view, of: type, controller, scope) { return }
        compareLayout(view, id, controller, scope)
        if callsGenerated(type) { return }
        compareRegistrations(view, id, controller, scope)
    }

    /// Whether the property holds a view of the other kind, which is reported: no generated function takes it.
    private func hasOtherKind(
        _ view: View, of type: TypeID, _ controller: Controller, _ scope: ManifestScope
    ) -> Bool {
        guard let (family, place) = family(of: view.name.value, of: type), family != view.family else {
            return false
        }
        // What a storyboard tells is another rule's.
        if case .family? = scope.mismatch(of: view, in: controller) { return true }
        add(
            "'\(view.name.value)' is a \(family.rawValue) view in the source; write 'kind: \(family.rawValue)'",
            at: scope.manifest.place(view.name.range), severity: .error,
            notes: place.map { [Note("the property", at: $0)] } ?? [])
        return true
    }

    /// What kind of view a property holds, as its type or its initial value says, and where.
    func family(of name: String, of type: TypeID) -> (ReusingView.Family, SourceRange?)? {
        guard let owner = table.propertyOwner(name, of: type) else {
            if name == "tableView", table.descends(type, fromUIKit: "UITableViewController") == true {
                return (.table, nil)
            }
            if name == "collectionView", table.descends(type, fromUIKit: "UICollectionViewController") == true
            {
                return (.collection, nil)
            }
            return nil
        }
        let members = table[owner].members[name] ?? []
        guard members.count == 1, case .property(let property) = members[0].kind else { return nil }
        var typeName = property.type?.unwrapped.name
        if property.type == nil, case .call(let callee, _)? = property.value?.kind {
            typeName = callee.nameComponents?.last { $0 != "init" }
        }
        guard let typeName, let type = table.type(named: typeName) else { return nil }
        let place = table.range(property.name.range, in: members[0].file)
        if table.descends(type, fromUIKit: "UITableView") == true { return (.table, place) }
        if table.descends(type, fromUIKit: "UICollectionView") == true { return (.collection, place) }
        return nil
    }

    /// Whether code of the class does something with reusable views: of a class that does nothing, the part that
    /// does may not be there.
    private func usesViews(_ type: TypeID) -> Bool {
        let effects = linked.analysis.effects
        var holders = effects.registrations.filter { !generated.contains($0.place.file) }.map(\.holder)
        holders += effects.dequeues.filter { !generated.contains($0.place.file) }.map(\.holder)
        holders += effects.layouts.filter { !generated.contains($0.place.file) }.map(\.holder)
        return holders.contains { $0.map { table.inherits(type, from: $0) } ?? false }
    }

    /// Whether the name may be one in the class's code all the same: of a local view, or of UIKit's.
    func isKnown(_ name: String, around type: TypeID) -> Bool {
        if ["view", "tableView", "collectionView"].contains(name),
            ["UITableViewController", "UICollectionViewController"].contains(where: {
                table.descends(type, fromUIKit: $0) != false
            })
        {
            return true
        }
        let related = [type] + table.supertypes(of: type)
        return related.contains { type in
            let symbol = table[type]
            if symbol.members[name] != nil || symbol.outlined[name] != nil { return true }
            return (symbol.declarations + symbol.extensions).contains { declared in
                guard !generated.contains(declared.file) else { return false }
                return table.files[declared.file].map { $0.file.contains(word: name) } ?? true
            }
        }
    }

    // MARK: Generated code

    /// Whether code that is written by hand calls what nibc makes for the class: the manifest decides there.
    private func callsGenerated(_ type: TypeID) -> Bool {
        let related = model.related(to: type)
        let used = related.reduce(into: usedNames.ofOthers) { $0.formUnion(usedNames.byOwner[$1] ?? []) }
        return related.contains { type in
            table[type].members.contains { name, members in
                used.contains(name)
                    && members.contains { member in
                        guard generated.contains(member.file) else { return false }
                        switch member.kind {
                        case .function, .property: return true
                        case .enumCase, .alias, .type: return false
                        }
                    }
            }
        }
    }

    private static func usedNames(in model: LayoutModel, except generated: Set<Int>) -> UsedNames {
        var result = UsedNames()
        for block in model.blocks where !generated.contains(block.file) {
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                switch expression.kind {
                case .name(let name): result.byOwner[block.owner, default: []].insert(name)
                case .member(let base, let name):
                    result.byOwner[block.owner, default: []].insert(name.value)
                    if let base, case .name("self") = base.kind { return }
                    result.ofOthers.insert(name.value)
                default: break
                }
            }
        }
        return result
    }

    /// Names in code.
    struct UsedNames {
        /// By the type whose code it is.
        var byOwner: [TypeID?: Set<String>] = [:]
        /// Members of something else than `self`.
        var ofOthers: Set<String> = []
    }
}

extension SourceFile {
    /// Whether a name stands in the text, not as a part of a longer one.
    fileprivate func contains(word: String) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first, text.count >= word.count else { return false }
        func isPart(_ position: Int) -> Bool {
            guard text.indices.contains(position) else { return false }
            switch text[position] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                return true
            default: return false
            }
        }
        for start in 0...(text.count - word.count) where text[start] == first {
            guard !isPart(start - 1), !isPart(start + word.count) else { continue }
            if text[start..<(start + word.count)].elementsEqual(word) { return true }
        }
        return false
    }
}
