import InterfaceBuilder

/// A call of UIKit's or AppKit's that registers or dequeues, by base name and labels, in the spellings of
/// Swift 2 to 6 and Objective-C (uikit-rules sections P and Q).
struct ReuseCall {
    var role: Role
    var namespace: Namespace
    /// `register(_:forCellReuseIdentifier:)`.
    var signature: String
    /// Positions of the arguments.
    var identifier: Int?
    var kind: Int?
    var source: Int?
    /// Whether the result may be nil instead of raising (uikit-rules A3, A5).
    var isOptional = false
    var isAppKit = false
    /// `registerNib` and `registerClass` say which.
    var sourceKind: SourceKind?

    enum Role { case register, dequeue, dequeueConfigured }
    enum SourceKind { case nib, `class` }
    enum Namespace {
        case cell, supplementary, decoration, tableCell, tableHeaderFooter

        var isTable: Bool { self == .tableCell || self == .tableHeaderFooter }
    }

    /// The base name of the call: of a function or of a member.
    static func baseName(_ callee: Expression) -> Located<String>? {
        switch callee.kind {
        case .name(let name): Located(name, callee.range)
        case .member(_, let name): name
        case .specialized(let base, _): baseName(base)
        default: nil
        }
    }

    init?(callee: Expression, labels: [String?]) {
        guard let name = Self.baseName(callee)?.value, Self.names.contains(name) else { return nil }
        self.init(name: name, labels: labels)
    }

    /// The base names, whatever their labels.
    static let names: Set<String> = Set(registerNames).union(dequeueForms.keys).union(configured.keys)

    /// The base names that hardly mean anything else.
    static let plainNames: Set<String> = names.filter {
        $0.hasPrefix("dequeue") || $0 == "registerNib" || $0 == "registerClass"
    }

    /// Whether a call that is none of UIKit's is made to look like one: a library's or a project's own form of it.
    static func isLikeUIKits(_ name: String, _ labels: [String?]) -> Bool {
        if plainNames.contains(name) { return true }
        if prefixes.contains(where: name.hasPrefix) { return !name.contains("Annotation") }  // MapKit's
        return registerNames.contains(name)
            && labels.contains { $0.map(registerLabels.contains) ?? false }
    }

    private static let prefixes = ["dequeueReusable", "dequeueConfigured"]

    /// The labels that say of a registration what it is for.
    private static let registerLabels = Set(registerForms.keys.compactMap(\.first))

    /// Labels of arguments that say which kind of view is meant, and not which view.
    static let kindLabels: Set<String> = ["ofKind", "forSupplementaryViewOfKind"]

    private static let registerNames = ["register", "registerNib", "registerClass"]

    init?(name: String, labels: [String?]) {
        guard Self.names.contains(name) else { return nil }
        signature = FunctionDeclaration.signature(name, labels)
        if Self.registerNames.contains(name) {
            guard labels.first == .some(nil),
                let form = Self.registerForms[labels.dropFirst().map { $0 ?? "_" }]
            else {
                return nil
            }
            role = .register
            namespace = form.namespace
            source = 0
            kind = form.kind
            identifier = form.identifier
            isAppKit = form.isAppKit
            sourceKind = name == "registerNib" ? .nib : (name == "registerClass" ? .class : nil)
        } else if let forms = Self.dequeueForms[name] {
            let own = labels.map { $0 ?? "_" }
            guard let form = forms.first(where: { $0.labels == own }) else { return nil }
            role = .dequeue
            namespace = form.namespace
            identifier = form.identifier
            kind = form.kind
            isOptional = form.isOptional
            isAppKit = form.isAppKit
        } else if let namespace = Self.configured[name], labels.first == "using" {
            role = .dequeueConfigured
            self.namespace = namespace
            source = 0
        } else {
            return nil
        }
    }

    private struct RegisterForm {
        var namespace: Namespace
        var kind: Int?
        var identifier: Int?
        var isAppKit = false
    }

    private static let registerForms: [[String]: RegisterForm] = [
        ["forCellReuseIdentifier"]: RegisterForm(namespace: .tableCell, identifier: 1),
        ["forCellWithReuseIdentifier"]: RegisterForm(namespace: .cell, identifier: 1),
        ["forHeaderFooterViewReuseIdentifier"]: RegisterForm(namespace: .tableHeaderFooter, identifier: 1),
        ["forSupplementaryViewOfKind", "withReuseIdentifier"]: RegisterForm(
            namespace: .supplementary, kind: 1, identifier: 2),
        ["forDecorationViewOfKind"]: RegisterForm(namespace: .decoration, kind: 1),
        ["forItemWithIdentifier"]: RegisterForm(namespace: .cell, identifier: 1, isAppKit: true),
        ["forSupplementaryViewOfKind", "withIdentifier"]: RegisterForm(
            namespace: .supplementary, kind: 1, identifier: 2, isAppKit: true),
        ["forIdentifier"]: RegisterForm(namespace: .tableCell, identifier: 1, isAppKit: true),
        ["forItemIdentifier"]: RegisterForm(namespace: .cell, identifier: 1, isAppKit: true),
    ]

    private struct DequeueForm {
        var labels: [String]
        var namespace: Namespace
        var kind: Int?
        var identifier: Int
        var isOptional = false
        var isAppKit = false
    }

    private static let dequeueForms: [String: [DequeueForm]] = [
        "dequeueReusableCell": [
            DequeueForm(labels: ["withIdentifier", "for"], namespace: .tableCell, identifier: 0),
            DequeueForm(labels: ["withIdentifier"], namespace: .tableCell, identifier: 0, isOptional: true),
            DequeueForm(labels: ["withReuseIdentifier", "for"], namespace: .cell, identifier: 0),
        ],
        "dequeueReusableSupplementaryView": [
            DequeueForm(
                labels: ["ofKind", "withReuseIdentifier", "for"], namespace: .supplementary, kind: 0,
                identifier: 1)
        ],
        "dequeueReusableHeaderFooterView": [
            DequeueForm(
                labels: ["withIdentifier"], namespace: .tableHeaderFooter, identifier: 0, isOptional: true)
        ],
        "dequeueReusableCellWithIdentifier": [
            DequeueForm(labels: ["_", "forIndexPath"], namespace: .tableCell, identifier: 0),
            DequeueForm(labels: ["_"], namespace: .tableCell, identifier: 0, isOptional: true),
        ],
        "dequeueReusableCellWithReuseIdentifier": [
            DequeueForm(labels: ["_", "forIndexPath"], namespace: .cell, identifier: 0)
        ],
        "dequeueReusableSupplementaryViewOfKind": [
            DequeueForm(
                labels: ["_", "withReuseIdentifier", "forIndexPath"], namespace: .supplementary, kind: 0,
                identifier: 1)
        ],
        "dequeueReusableHeaderFooterViewWithIdentifier": [
            DequeueForm(labels: ["_"], namespace: .tableHeaderFooter, identifier: 0, isOptional: true)
        ],
        "makeItem": [
            DequeueForm(labels: ["withIdentifier", "for"], namespace: .cell, identifier: 0, isAppKit: true),
            DequeueForm(
                labels: ["withIdentifier", "owner"], namespace: .cell, identifier: 0, isOptional: true,
                isAppKit: true),
        ],
        "makeItemWithIdentifier": [
            DequeueForm(labels: ["_", "forIndexPath"], namespace: .cell, identifier: 0, isAppKit: true),
            DequeueForm(
                labels: ["_", "owner"], namespace: .cell, identifier: 0, isOptional: true, isAppKit: true),
        ],
        "makeSupplementaryView": [
            DequeueForm(
                labels: ["ofKind", "withIdentifier", "for"], namespace: .supplementary, kind: 0,
                identifier: 1, isAppKit: true)
        ],
        "makeView": [
            DequeueForm(
                labels: ["withIdentifier", "owner"], namespace: .tableCell, identifier: 0, isOptional: true,
                isAppKit: true)
        ],
        "make": [
            DequeueForm(
                labels: ["withIdentifier", "owner"], namespace: .tableCell, identifier: 0, isOptional: true,
                isAppKit: true)
        ],
        "makeViewWithIdentifier": [
            DequeueForm(
                labels: ["_", "owner"], namespace: .tableCell, identifier: 0, isOptional: true, isAppKit: true
            )
        ],
    ]

    private static let configured: [String: Namespace] = [
        "dequeueConfiguredReusableCell": .cell,
        "dequeueConfiguredReusableSupplementary": .supplementary,
        "dequeueConfiguredReusableSupplementaryView": .supplementary,
    ]
}
