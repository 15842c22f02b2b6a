import InterfaceBuilder

extension EffectWalk {
    /// Calls of code that is not in the sources, and that may register on a view it is given.
    func noteEscapes(
        _ name: String?, _ callee: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) {
        noteUnknownMethod(name, callee, environment)
        if let name, Self.isHarmless(name, arguments.count) { return }
        for argument in arguments {
            switch argument.value.kind {
            case .name("self"): continue
            case .name, .member, .unwrapped, .prefix("&", _): break
            default: continue
            }
            guard relevance.isNamedView(argument.value) else { continue }
            for view in views(in: evaluator.value(argument.value, environment)) {
                if view.isSelf { needsCaller = true }
                effects.escapes.append((view, evaluator.place(argument.value.range, environment)))
            }
        }
    }

    /// A method of a view that neither UIKit nor the sources have: it may register anything.
    private func noteUnknownMethod(_ name: String?, _ callee: Expression, _ environment: Environment) {
        guard let name, case .member(let base?, let member) = callee.kind, relevance.isNamedView(base),
            !ViewMethods.isKnown(name)
        else { return }
        for view in views(in: evaluator.value(base, environment)) {
            effects.escapes.append((view, evaluator.place(member.range, environment)))
        }
    }

    static func isHarmless(_ name: String, _ argumentCount: Int) -> Bool {
        harmless.contains(name) || (name.hasPrefix("add") && argumentCount == 1 && name.contains("ubview"))
    }

    /// Functions of Apple's frameworks that take a view and do not register anything on it.
    static let harmless: Set<String> = [
        "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview",
        "removeArrangedSubview", "insertArrangedSubview", "convert", "convertRect", "convertPoint", "print",
        "debugPrint", "NSLog", "constraint", "NSLayoutConstraint", "UIStackView", "tableView",
        "collectionView",
        "animate", "transition", "registerForPreviewing", "scrollViewDidScroll", "isEqual", "contains",
        "setContentScrollView",
        "UIView", "UIContextMenuInteraction", "bringSubview", "sendSubview", "equalTo", "insert", "append",
        "super",
        "UITargetedPreview", "scrollView", "type", "numberOfSections", "isDescendant", "setCustomSpacing",
        "objc_getAssociatedObject",
        "scrollViewWillBeginDragging", "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "assert",
        "precondition",
    ]
}
