import InterfaceBuilder

/// The manifest that hand-written sources amount to.
package struct ManifestExtract {
    package let text: String
    package let controllerCount: Int
    package let entryCount: Int
    package let unresolvedCount: Int

    /// - Parameters:
    ///   - isOwn: Whether a file, by its path, is the user's: what other files register is left out.
    ///   - output: The output folder for controllers that the files at these paths declare; nil for the default.
    ///   - target: The oldest system that the project says it runs on; nil where that is not known.
    ///   - fileName: How a file, by its path, is called in comments.
    package init(
        _ program: Program, isOwn: @escaping (String) -> Bool, output: ([String]) -> String?,
        target: DeploymentTarget? = nil, fileName: @escaping (String) -> String
    ) {
        var controllers: [ExtractedController] = []
        var others: [ExtractRemark] = []
        var settings: [String] = []
        if let linked = program.linked {
            let collector = ExtractCollector(program, linked, isOwn: isOwn)
            (controllers, others) = Self.controllers(collector)
            let files = controllers.compactMap { linked.table.type(named: $0.name) }.flatMap { type in
                linked.table[type].declarations.compactMap { linked.table.files[$0.file]?.file.path }
            }
            settings =
                ExtractSettings(program, controllers, output: output(files), target: target, isOwn: isOwn)
                .lines
        }
        let writer = ExtractWriter(
            settings: settings, controllers, others: ExtractRemark.ordered(others), fileName: fileName)
        text = writer.text
        controllerCount = controllers.count
        entryCount = writer.entryCount
        unresolvedCount = writer.remarkCount
    }

    private static func controllers(
        _ collector: ExtractCollector
    ) -> (controllers: [ExtractedController], others: [ExtractRemark]) {
        let table = collector.table
        var drafts: [TypeID: [(name: String, draft: ExtractCollector.Draft)]] = [:]
        var others: [ExtractRemark] = []
        var strays: [TypeID: [ExtractRemark]] = [:]
        var generics: [[ExtractRemark]] = []
        func refuse(_ draft: ExtractCollector.Draft, _ reason: String) {
            guard let origin = draft.entries.first?.origin ?? draft.remarks.first?.origin else { return }
            others.append(ExtractRemark(origin: origin, reason: reason))
        }
        for draft in collector.drafts.values {
            guard let holder = draft.id.holder else {
                refuse(draft, "the view has no property that holds it")
                continue
            }
            guard case .property(_, let name) = draft.id.place, name != "self" else {
                let isOwnView = draft.id.isSelf
                refuse(
                    draft,
                    isOwnView
                        ? "'\(table[holder].name)' registers on itself"
                        : "the view has no property that holds it")
                continue
            }
            if !table[holder].generics.isEmpty, let reason = ExtractedTypes.refusal(of: holder, table) {
                // What its subclasses are listed with is said there.
                let places = draft.entries.map(\.origin) + draft.remarks.map(\.origin)
                generics.append(
                    places.map { ExtractRemark(origin: $0, reason: reason, isSettledByEntry: true) })
            } else if let reason = ExtractedTypes.refusal(of: holder, table) {
                refuse(draft, reason)
            } else {
                drafts[holder, default: []].append((name, draft))
            }
        }
        drafts = withoutInherited(drafts, table)
        for stray in collector.strays {
            if let holder = stray.holder, drafts[holder] != nil {
                strays[holder, default: []].append(stray.remark)
            } else {
                others.append(stray.remark)
            }
        }
        var result: [ExtractedController] = []
        for (holder, views) in drafts.sorted(by: { $0.key < $1.key }) {
            let ordered = views.sorted {
                ($0.draft.entries.first?.origin ?? .none, $0.name) < (
                    $1.draft.entries.first?.origin ?? .none, $1.name
                )
            }
            var controller = ExtractedController(name: table[holder].name, views: [])
            var names: Set<String> = []
            for (name, draft) in ordered where names.insert(name).inserted {
                let isAlone = ordered.filter { !($0.draft.id.isTable ?? false) }.count == 1
                controller.views.append(
                    ViewExtract(collector, draft, name: name, controller: holder, isAlone: isAlone).view)
            }
            controller.remarks = strays[holder] ?? []
            ExtractedTags.add(to: &controller, ordered.map(\.draft.id), collector.linked)
            result.append(controller)
        }
        result.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        var names: Set<String> = []
        result.removeAll { !names.insert($0.name).inserted }
        let inheriting = inheriting(result, table)
        result.removeAll { inheriting[$0.name] != nil }
        let clashing = ExtractClash.remarks(result, table)
        result.removeAll { clashing[$0.name] != nil }
        others += Array(inheriting.values) + clashing.values
        let listed = Set(
            result.flatMap(\.views).flatMap(\.entries).map { ExtractPlace($0.origin) })
        let isOpen = { (remark: ExtractRemark) in
            !remark.isSettledByEntry || !listed.contains(ExtractPlace(remark.origin))
        }
        others += generics.compactMap { $0.first(where: isOpen) }
        for index in result.indices { result[index].remarks.removeAll { !isOpen($0) } }
        return (result, others.filter(isOpen))
    }

    /// Controllers for which functions would be generated that their superclass has: an extension overrides none.
    private static func inheriting(
        _ controllers: [ExtractedController], _ table: SymbolTable
    ) -> [String: ExtractRemark] {
        let registering = controllers.filter { controller in
            controller.views.flatMap(\.entries).contains {
                if case .prototype = $0.source { false } else { !$0.isRegistrationObject }
            }
        }
        let names = Set(registering.map(\.name))
        var result: [String: ExtractRemark] = [:]
        for controller in registering {
            guard let type = table.type(named: controller.name),
                let base = table.supertypes(of: type).first(where: {
                    $0 != type && names.contains(table[$0].name)
                }),
                let origin = controller.views.flatMap(\.entries).map(\.origin).min()
            else { continue }
            result[controller.name] = ExtractRemark(
                origin: origin,
                reason:
                    "'\(controller.name)' inherits from '\(table[base].name)': generated functions of the two "
                    + "would have the same names")
        }
        return result
    }

    /// Without what a superclass's code registers and its own manifest entry says: the generated code for the
    /// superclass is inherited, too.
    private static func withoutInherited(
        _ drafts: [TypeID: [(name: String, draft: ExtractCollector.Draft)]], _ table: SymbolTable
    ) -> [TypeID: [(name: String, draft: ExtractCollector.Draft)]] {
        var result: [TypeID: [(name: String, draft: ExtractCollector.Draft)]] = [:]
        for (holder, views) in drafts {
            let above = table.chain(of: holder).types.dropFirst().flatMap { drafts[$0] ?? [] }
            for (name, draft) in views {
                var own = draft
                for base in above where base.name == name {
                    own.entries.removeAll { entry in
                        base.draft.entries.contains { $0.isSame(as: entry) && $0.origin == entry.origin }
                    }
                    own.remarks.removeAll { remark in
                        base.draft.remarks.contains { $0.origin == remark.origin }
                    }
                }
                if !own.entries.isEmpty || !own.remarks.isEmpty {
                    result[holder, default: []].append((name, own))
                }
            }
        }
        return result
    }
}

extension SourceRange {
    /// Before every place.
    fileprivate static let none = SourceRange(wholeOf: SourceFile(path: "", text: ""))
}
