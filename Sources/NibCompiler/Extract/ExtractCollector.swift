import InterfaceBuilder

/// Gathers what sources register, view by view.
struct ExtractCollector {
    let program: Program
    let linked: LinkedSources
    let isOwn: (String) -> Bool
    let index: ExtractIndex
    private(set) var drafts: [ViewID: Draft] = [:]
    /// What is said of no view, by the type whose code it is.
    private(set) var strays: [(holder: TypeID?, remark: ExtractRemark)] = []
    private var decorations: [(holder: TypeID, entry: ExtractedEntry)] = []
    private var dequeues: [ReuseIdentifier: [LinkedDequeue]] = [:]
    var table: SymbolTable { linked.table }

    /// A view with what is registered on it, in the order of files and places.
    struct Draft {
        var id: ViewID
        var entries: [ExtractedEntry] = []
        var remarks: [ExtractRemark] = []
    }

    init(_ program: Program, _ linked: LinkedSources, isOwn: @escaping (String) -> Bool) {
        (self.program, self.linked, self.isOwn) = (program, linked, isOwn)
        index = ExtractIndex(linked.table)
        for dequeue in linked.dequeues {
            for identifier in dequeue.identifiers ?? [] { dequeues[identifier, default: []].append(dequeue) }
        }
        let registrations = linked.registrations.sorted { $0.origin < $1.origin }
        let reached = Set(registrations.lazy.filter { !$0.views.isEmpty }.compactMap(\.call?.place))
        for registration in registrations where registration.call != nil { add(registration, reached) }
        addRegistrationObjects()
        for registration in registrations where registration.prototype != nil { add(prototype: registration) }
        addDecorations()
        addMissing()
        for key in drafts.keys { drafts[key]?.entries.sort { $0.origin < $1.origin } }
        markShared()
    }

    /// The dequeues of a view under an identifier.
    func dequeues(of entry: ExtractedEntry, on view: ViewID) -> [LinkedDequeue] {
        let view = linked.aliases.canonical(view)
        return (dequeues[entry.identifier] ?? []).filter { dequeue in
            (dequeue.families?.contains(entry.family) ?? entry.family.isSupplementary)
                && dequeue.views.contains { linked.mayBeSame($0, view) }
        }
    }

    /// What several types register at one place: none of them can do without the code there alone.
    private mutating func markShared() {
        var holders: [ExtractPlace: Set<TypeID?>] = [:]
        for draft in drafts.values {
            for entry in draft.entries {
                holders[ExtractPlace(entry.origin), default: []].insert(draft.id.holder)
            }
        }
        for key in drafts.keys {
            for index in drafts[key]?.entries.indices ?? 0..<0 {
                guard let entry = drafts[key]?.entries[index] else { continue }
                if case .prototype = entry.source { continue }
                drafts[key]?.entries[index].isShared = (holders[ExtractPlace(entry.origin)]?.count ?? 0) > 1
            }
        }
    }

    // MARK: Registrations

    private mutating func add(_ registration: LinkedRegistration, _ reached: Set<CodePlace>) {
        guard let call = registration.call else { return }
        let origin = linked.callerPlace(of: call.trace, at: call.place) ?? linked.range(call.place)
        guard isOwn(origin.file.path) else { return }
        if case .decoration = call.namespace {
            if registration.holder.map({ table.descends($0, fromUIKit: "UICollectionViewLayout") }) == true {
                return
            }
        }
        var (entries, reasons) = ExtractReading(program, linked, call, registration.families).entries(
            at: origin)
        let caller = call.trace.first.map { linked.range($0.call) }
        for index in entries.indices { entries[index].caller = caller }
        let isCell = call.namespace == .cell || call.namespace == .tableCell
        let remarks = reasons.map { ExtractRemark(origin: origin, reason: $0, isCell: isCell) }
        guard !registration.views.isEmpty else {
            if case .decoration = call.namespace, let holder = registration.holder {
                decorations += entries.map { (holder, $0) }
                return
            }
            guard !reached.contains(call.place), !entries.isEmpty || !remarks.isEmpty else { return }
            strays.append(
                (
                    registration.holder,
                    ExtractRemark(origin: origin, reason: "the view is not known", isSettledByEntry: true)
                ))
            return
        }
        for view in own(registration.views, of: registration.holder) {
            let fitting = entries.filter { fits($0, view) }
            if fitting.isEmpty, remarks.isEmpty { continue }
            for entry in fitting { add(entry, to: view) }
            drafts[view, default: Draft(id: view)].remarks += remarks
        }
    }

    /// Views under the names that they have in objects of a type: one that is made where a property is declared is, for
    /// what follows views, one in all classes that inherit the property.
    private func own(_ views: [ViewID], of holder: TypeID?) -> [ViewID] {
        guard let holder else { return views }
        return views.map { view in
            guard let other = view.holder, other != holder, case .property = view.place,
                let name = linked.aliases.names(of: view).first(where: { name in
                    if case .property = name.place { name.holder == holder } else { false }
                })
            else { return view }
            return name
        }
    }

    /// What is dequeued of a view and supplied by nothing, in its place.
    private mutating func addMissing() {
        for verdict in linked.verdicts where program.mayAsk(verdict) {
            let call = verdict.dequeue.call
            // A table without the cell gives nil, and the code makes one.
            if call.isOptional, call.namespace == .tableCell { continue }
            let origin = verdict.place(in: linked)
            guard isOwn(origin.file.path) else { continue }
            let noun = verdict.dequeue.families?.first?.noun ?? "supplementary view"
            let remark = ExtractRemark(
                origin: origin, reason: "nothing registers \(verdict.names) as a \(noun), and it is dequeued",
                isCell: call.namespace == .cell || call.namespace == .tableCell)
            drafts[verdict.view, default: Draft(id: verdict.view)].remarks.append(remark)
        }
    }

    /// Decorations are registered on a layout: that of the one collection view which the type has.
    private mutating func addDecorations() {
        for (holder, entry) in decorations {
            let views = drafts.keys.filter { $0.holder == holder && $0.isTable != true }
            if views.count == 1 {
                add(entry, to: views[0])
            } else {
                strays.append((holder, ExtractRemark(origin: entry.origin, reason: "the view is not known")))
            }
        }
    }

    /// A generated registration of R.swift's is one of several kinds: the view and the nib tell which.
    private func fits(_ entry: ExtractedEntry, _ view: ViewID) -> Bool {
        let isTable: Bool
        switch entry.family {
        case .tableCell, .tableHeaderFooter: isTable = true
        case .cell, .supplementary, .decoration: isTable = false
        }
        return view.isTable == nil || view.isTable == isTable
    }

    private mutating func add(_ entry: ExtractedEntry, to view: ViewID) {
        let known = drafts[view]?.entries.first {
            $0.family == entry.family && $0.identifier == entry.identifier && !$0.isRegistrationObject
                && !entry.isRegistrationObject
        }
        if let known {
            guard !known.isSame(as: entry) else { return }
            if case .prototype = entry.source { return }
            drafts[view, default: Draft(id: view)].remarks.append(
                ExtractRemark(
                    origin: entry.origin,
                    reason: "'\(entry.identifier)' is registered again, as something else"))
            return
        }
        guard entry.family == .tableHeaderFooter else {
            drafts[view, default: Draft(id: view)].entries.append(entry)
            return
        }
        for isFooter in tablePlaces(of: entry, on: view) {
            var entry = entry
            entry.isTableFooter = isFooter
            drafts[view, default: Draft(id: view)].entries.append(entry)
        }
    }

    /// Whether a table view shows an entry as header, footer, or both; by its name where no code tells.
    private func tablePlaces(of entry: ExtractedEntry, on view: ViewID) -> [Bool] {
        let labels = dequeues(of: entry, on: view).flatMap { dequeue in
            dequeue.call.function?.parameters.compactMap(\.label) ?? []
        }
        let places = [("viewForHeaderInSection", false), ("viewForFooterInSection", true)]
            .filter { labels.contains($0.0) }.map(\.1)
        return places.isEmpty ? [entry.identifier.text.lowercased().contains("footer")] : places
    }

    private mutating func add(prototype registration: LinkedRegistration) {
        guard let (document, _) = registration.prototype, isOwn(document.file.path),
            let family = registration.families?.first, let identifier = registration.identifiers?.first
        else { return }
        for view in registration.views {
            var entry = ExtractedEntry(
                family: family, identifier: identifier, source: .prototype(identifier.text),
                origin: registration.origin)
            let uses = dequeues(of: entry, on: view).map { dequeue in
                linked.callerPlace(of: dequeue.call.trace, at: dequeue.call.place)
                    ?? linked.range(dequeue.call.place)
            }
            if let first = uses.filter({ isOwn($0.file.path) }).min() { entry.origin = first }
            add(entry, to: view)
        }
    }

    /// `CellRegistration` and its like, where they are dequeued with.
    private mutating func addRegistrationObjects() {
        for call in linked.analysis.effects.dequeues where !call.isAppKit && !call.isLeftToCaller {
            for atom in call.registration?.atoms ?? [] {
                guard case .registration(let registration) = atom else { continue }
                let origin = linked.range(registration.place)
                guard isOwn(origin.file.path) else { continue }
                let (views, _) = linked.resolve(call.views, isUnknown: call.isViewUnknown, asDataSource: true)
                let reading = Result<ExtractedEntry, ExtractReading.Reason>(
                    program, linked, registration, at: origin)
                if views.isEmpty {
                    strays.append(
                        (
                            call.holder,
                            ExtractRemark(
                                origin: origin, reason: "the view is not known", isSettledByEntry: true)
                        ))
                }
                for view in views {
                    switch reading {
                    case .success(let entry):
                        if !(drafts[view]?.entries.contains { $0.origin == entry.origin } ?? false) {
                            add(entry, to: view)
                        }
                    case .failure(let reason):
                        drafts[view, default: Draft(id: view)].remarks.append(
                            ExtractRemark(origin: origin, reason: reason.text, isCell: registration.isCell))
                    }
                }
            }
        }
    }
}
