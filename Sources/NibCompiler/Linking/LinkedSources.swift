import InterfaceBuilder

/// What sources register and dequeue, linked to views, scenes and each other.
package struct LinkedSources {
    package let analysis: SourceAnalysis
    package private(set) var registrations: [LinkedRegistration] = []
    package private(set) var dequeues: [LinkedDequeue] = []
    let aliases: ViewAliases
    let scenes: SceneFacts
    let connections: ViewConnections
    let escaped: [ViewID]
    let escapes: ViewIndex
    /// The classes whose objects a library sets up.
    private let handedOn: Set<TypeID>
    /// The views of scenes.
    let drawn: [(view: ViewID, scenes: [SceneView])]
    let drawnViews: ViewIndex
    /// The views that have a name where code makes them.
    let made: Set<ViewID>
    private(set) var supplierIndex = SupplierIndex([])
    private(set) var verdicts: [DequeueVerdict] = []
    var table: SymbolTable { analysis.table }

    let nibs: [NibName: [Document]]

    init(_ analysis: SourceAnalysis, documents: [Document], nibs: [NibName: [Document]]) {
        self.nibs = nibs
        self.analysis = analysis
        let effects = analysis.effects
        scenes = SceneFacts(documents, analysis.table)
        aliases = ViewAliases(effects.aliases + scenes.aliases)
        connections = ViewConnections(effects, aliases, scenes, analysis.table)
        let made = Set(effects.aliases.map { [aliases] in aliases.canonical($0.0.plain) })
        self.made = made
        let escapedViews = effects.escapes.map { [aliases] in aliases.canonical($0.view.plain) }
        let foreignViews = effects.foreign.compactMap { [aliases] foreign -> ViewID? in
            let view = aliases.canonical(foreign.view.plain)
            return foreign.isParameter && made.contains(view) ? nil : view
        }
        escaped = Array(Set(escapedViews + foreignViews))
        escapes = ViewIndex(escaped)
        handedOn = LibraryHandovers(analysis.table).classes
        drawn = scenes.places.map { [aliases] place in
            (aliases.canonical(place.key), place.value)
        }
        drawnViews = ViewIndex(drawn.map(\.view))
        registrations = scenes.prototypes
        for index in registrations.indices {
            registrations[index].views = registrations[index].views.map(aliases.canonical)
        }
        for call in effects.registrations where !call.isAppKit && !call.isLeftToCaller { add(call) }
        for call in effects.dequeues where !call.isAppKit && !call.isLeftToCaller { add(call) }
        supplierIndex = SupplierIndex(registrations.filter { !($0.call?.isNeverDone ?? false) })
        verdicts = judged()
    }

    /// Whether code of a library may get the view with the object that has it.
    func isHandedOn(_ view: ViewID) -> Bool {
        guard let holder = view.holder else { return false }
        return handedOn.contains { table.areRelated($0, holder) }
    }

    func range(_ place: CodePlace) -> SourceRange {
        SourceRange(analysis.table.files[place.file]?.file ?? SourceFile(path: "", text: ""), place.range)
    }

    /// Whether a place is a class's name: `Cell.self`, `[Cell class]`.
    func isWritten(_ name: String, at place: CodePlace) -> Bool {
        guard let file = table.files[place.file]?.file, place.range.upperBound <= file.text.count else {
            return false
        }
        let text = String(decoding: file.text[place.range.lowerBound..<place.range.upperBound], as: UTF8.self)
        return text.hasSuffix("\(name).self") || text.hasSuffix("\(name) class]")
    }

    /// Whether a place is a string literal.
    func isLiteral(_ place: CodePlace) -> Bool {
        guard let file = table.files[place.file]?.file, place.range.lowerBound < file.text.count else {
            return false
        }
        let first = file.text[place.range.lowerBound]
        return first == UInt8(ascii: "\"") || first == UInt8(ascii: "@")
    }

    private mutating func add(_ call: SourceRegistration) {
        // What an extension of UIKit's own views does, it does where it is called.
        let isExtension = call.views.contains {
            $0.isSelf && ($0.holder.map { table[$0].kind == .external } ?? true)
        }
        guard !isExtension || call.isUncalled else { return }
        // Who calls it is not seen: it may be any view.
        let (views, isUnknown) =
            isExtension
            ? ([], true) : resolve(call.views, isUnknown: call.isViewUnknown, asDataSource: true)
        registrations.append(
            LinkedRegistration(
                call: call, prototype: nil, views: views, isViewUnknown: isUnknown,
                families: families(call.namespace, call.kind), identifiers: identifiers(call.identifier),
                holder: isExtension ? nil : call.holder, origin: origin(of: call.sourcePlace, call),
                identifierOrigin: origin(of: call.identifierPlace, call)))
    }

    /// A part of a call, or the app's call of the built-in library that it stands in.
    func origin(of place: CodePlace, _ call: SourceRegistration) -> SourceRange {
        let own = range(place)
        return Library.isFile(own.file.path) ? callerPlace(of: call.trace, at: call.place) ?? own : own
    }

    private mutating func add(_ call: SourceDequeue) {
        // What a view's own method dequeues, it does for the views that it is called of.
        guard call.registration == nil, !call.views.contains(where: \.isSelf) else { return }
        let (views, isUnknown) = resolve(
            call.views, isUnknown: call.isViewUnknown, asDataSource: call.namespace != .tableHeaderFooter,
            except: call.otherHolders)
        dequeues.append(
            LinkedDequeue(
                call: call, views: views, isViewUnknown: isUnknown,
                families: families(call.namespace, call.kind),
                identifiers: identifiers(call.identifier), origin: range(call.identifierPlace)))
    }

    /// The views that a receiver may be: those that a callback may be asked about instead of its parameter.
    func resolve(
        _ views: [ViewID], isUnknown: Bool, asDataSource isDataSource: Bool, except others: Set<TypeID> = []
    ) -> (views: [ViewID], isUnknown: Bool) {
        var result: [ViewID] = []
        var isUnknown = isUnknown
        for view in views {
            if case .provider = view.place {
                let views = view.holder.map { connections.providedViews(by: $0, table) } ?? []
                if views.count != 1 { isUnknown = true }
                result += views
                continue
            }
            guard case .callback = view.place else {
                result.append(aliases.canonical(view.plain))
                continue
            }
            guard let holder = view.holder else {
                isUnknown = true
                continue
            }
            let excluded = Set(view.excluded.map { aliases.canonical($0.plain) })
            let candidates = connections.views(
                asking: holder, asDataSource: isDataSource, except: others, table
            ).subtracting(excluded)
                .filter { $0.isTable == nil || view.isTable == nil || $0.isTable == view.isTable }
            if candidates.isEmpty || connections.isAskedByOthers(holder, table) { isUnknown = true }
            result += candidates
        }
        return (Array(Set(result)).sorted { $0.order < $1.order }, isUnknown)
    }

    private func families(_ namespace: ReuseCall.Namespace, _ kind: Value?) -> [ReuseFamily]? {
        switch namespace {
        case .cell: [.cell]
        case .tableCell: [.tableCell]
        case .tableHeaderFooter: [.tableHeaderFooter]
        case .supplementary: kind?.strings.map { $0.map { .supplementary(ElementKind($0)) } }
        case .decoration: kind?.strings.map { $0.map { .decoration(ElementKind($0)) } }
        }
    }

    /// The identifiers of a value; nil where a part is not known, or is a library's.
    private func identifiers(_ value: Value) -> [ReuseIdentifier]? {
        guard !value.isOpen, let strings = value.strings,
            !strings.contains(where: { $0.hasPrefix(Evaluator.modulePlaceholder) })
        else { return nil }
        return strings.map { ReuseIdentifier($0) }
    }
}

extension ViewID {
    /// For an order that does not depend on hashing.
    fileprivate var order: String { "\(holder?.number ?? -1) \(place)" }
}
