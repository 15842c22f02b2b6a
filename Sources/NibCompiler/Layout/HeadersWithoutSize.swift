import InterfaceBuilder

/// Headers and footers that code registers and dequeues and that a flow layout never asks for (uikit-rules
/// H1–H3).
struct HeadersWithoutSize {
    struct Finding {
        var kind: ElementKind
        var identifier: String
        var isHorizontal: Bool
        var place: SourceRange
        /// Where the layout is made.
        var layout: SourceRange?
        /// The layout in the storyboard, where it is there.
        var drawn: SourceRange?
        /// Where a wrapper registers it.
        var wrapper: SourceRange?
        /// A method of the view's class that gives the size, where the class is not the view's delegate.
        var unasked: SourceRange?
        var view: ViewKey
    }

    let model: LayoutModel

    func findings() -> [Finding] {
        var result: [Finding] = []
        var seen: Set<String> = []
        var byLayout: Set<String> = []
        for registration in model.linked.registrations {
            guard let families = registration.families, !registration.isViewUnknown,
                !registration.views.isEmpty
            else { continue }
            for case .supplementary(let kind) in families
            where kind == .sectionHeader || kind == .sectionFooter {
                guard let identifier = registration.identifiers?.first,
                    let finding = finding(registration, kind, identifier),
                    seen.insert("\(finding.place.file.path):\(finding.place.bytes.start) \(kind.text)")
                        .inserted,
                    isFirst(finding, &byLayout)
                else { continue }
                result.append(finding)
            }
        }
        return result
    }

    /// One layout without sizes is one fault, however many views have it.
    private func isFirst(_ finding: Finding, _ known: inout Set<String>) -> Bool {
        guard let layout = finding.layout else { return true }
        return known.insert(
            "\(layout.file.path):\(layout.bytes.start) \(finding.kind.text) \(finding.identifier)"
        ).inserted
    }

    private func finding(
        _ registration: LinkedRegistration, _ kind: ElementKind, _ identifier: ReuseIdentifier
    ) -> Finding? {
        var isHorizontal: Bool?
        for view in registration.views {
            guard case .zero(let horizontal) = model.extent(of: kind, in: view),
                isDequeued(registration, kind, on: view), isHorizontal == nil || isHorizontal == horizontal
            else { return nil }
            isHorizontal = horizontal
        }
        guard let isHorizontal, let view = registration.views.first else { return nil }
        var layout: SourceRange?
        var drawn: SourceRange?
        for source in model.layouts(of: view) ?? [] {
            switch source {
            case .flow(let site): layout = model.table.range(site)
            case .scene(let scene):
                drawn = scene.view.layout.map { scene.document.place($0.object.nameRange) }
            case .compositional: break
            }
        }
        return Finding(
            kind: kind, identifier: identifier.text, isHorizontal: isHorizontal,
            place: registration.call.flatMap { model.linked.callerPlace(of: $0.trace, at: $0.place) }
                ?? registration.identifierOrigin,
            layout: layout, drawn: drawn, wrapper: registration.call.flatMap(model.linked.wrapperPlace),
            unasked: unasked(kind, of: view), view: model.linked.key(of: view))
    }

    private func unasked(_ kind: ElementKind, of view: ViewID) -> SourceRange? {
        guard let holder = view.holder, let delegates = model.objects(asking: false, of: view),
            !delegates.contains(where: { model.table.areRelated($0, holder) })
        else { return nil }
        for type in model.related(to: holder) {
            for member in model.table[type].members["collectionView"] ?? [] {
                if case .function(let function) = member.kind, FlowExtentSearch.isSize(function, of: kind) {
                    return model.table.range(function.name.range, in: member.file)
                }
            }
        }
        return nil
    }

    private func isDequeued(_ registration: LinkedRegistration, _ kind: ElementKind, on view: ViewID) -> Bool
    {
        model.linked.dequeues.contains { dequeue in
            guard dequeue.families.map({ $0.contains(.supplementary(kind)) }) ?? true,
                dequeue.call.namespace == .supplementary,
                dequeue.views.contains(where: { model.linked.mayBeSame($0, view) })
            else { return false }
            guard let identifiers = dequeue.identifiers, let registered = registration.identifiers else {
                return true
            }
            return identifiers.contains(where: registered.contains)
        }
    }
}
