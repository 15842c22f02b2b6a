import InterfaceBuilder

/// The classes whose objects code hands to a library to be set up, `Library.attach(self)`: what it registers on their
/// views, or sets of their layouts, is not known.
struct LibraryHandovers {
    private let table: SymbolTable
    private(set) var classes: Set<TypeID> = []

    init(_ table: SymbolTable) {
        self.table = table
        for block in CodeBlock.all(of: table) {
            guard table.files[block.file]?.imports.contains(where: { !Self.isApple($0) }) ?? false else {
                continue
            }
            var locals: [String: String]?
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard case .call(let callee, let arguments) = expression.kind, isSetUp(callee, block) else {
                    return
                }
                for argument in arguments where Self.mayBeSetUp(argument.label) {
                    guard case .name(let name) = argument.value.kind else { continue }
                    if name == "self" {
                        if let owner = block.owner { insert(owner) }
                        continue
                    }
                    let known = locals ?? Self.made(in: block.statements)
                    locals = known
                    if let type = known[name].flatMap({ table.type(named: $0, in: block.file) }) {
                        insert(type)
                    }
                }
            }
        }
    }

    private mutating func insert(_ type: TypeID) {
        if table.descends(type, fromUIKit: "UIResponder") != false { classes.insert(type) }
    }

    /// Whether what is called belongs to a library and by its name changes what it is given.
    private func isSetUp(_ callee: Expression, _ block: CodeBlock) -> Bool {
        guard case .member(let base?, let method) = callee.kind, let root = Self.root(of: base) else {
            return false
        }
        let word = method.value.prefix { !$0.isUppercase }
        guard Self.words.contains(String(word)) || method.value == "setUp" else { return false }
        guard Evaluator.isTypeName(root), !Self.isApple(root), table.globals[root] == nil else {
            return false
        }
        if let owner = block.owner, table[owner].members[root] != nil { return false }
        return table.type(named: root, in: block.file).map { table[$0].kind == .external } ?? true
    }

    /// The first name of `Library.Type.shared.part`.
    private static func root(of expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): name
        case .member(let base?, _), .call(let base, _), .unwrapped(let base), .specialized(let base, _):
            root(of: base)
        default: nil
        }
    }

    /// The classes of which local variables hold objects that are made there.
    private static func made(in body: [Statement]) -> [String: String] {
        var result: [String: String] = [:]
        for property in SyntaxWalk.declarations(in: body) {
            guard case .call(let callee, _)? = property.value?.kind else { continue }
            if case .name(let type) = callee.kind { result[property.name.value] = type }
        }
        return result
    }

    private static func mayBeSetUp(_ label: String?) -> Bool {
        guard let label else { return true }
        return label.lowercased().hasSuffix("controller")
            || ["to", "in", "on", "for", "with"].contains(label)
    }

    private static let words: Set<String> = [
        "adapt", "adopt", "apply", "attach", "bind", "configure", "connect", "decorate", "embed", "enable",
        "extend",
        "initialize", "inject", "install", "link", "load", "make", "mount", "prepare", "register", "render",
        "setup",
        "start", "style", "wire",
    ]

    /// Whether a module or type is one of Apple's, by its name.
    private static func isApple(_ name: String) -> Bool {
        modules.contains(name)
            || prefixes.contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase ?? false
    }

    private static let prefixes: Set<String> = [
        "NS", "UI", "CA", "AV", "WK", "MK", "CL", "SK", "PH", "CN", "EK", "GK", "MF", "UN", "CI", "CG", "CK",
        "HK",
    ]

    private static let modules: Set<String> = [
        "UIKit", "Foundation", "SwiftUI", "Combine", "CoreData", "AVFoundation", "AVKit", "MapKit", "WebKit",
        "Photos",
        "PhotosUI", "CoreLocation", "MessageUI", "SafariServices", "StoreKit", "UserNotifications", "os",
        "OSLog",
        "Contacts", "ContactsUI", "EventKit", "GameKit", "CloudKit", "CoreGraphics", "QuartzCore", "Intents",
        "Network",
        "LocalAuthentication", "CoreImage", "ImageIO", "UniformTypeIdentifiers", "MobileCoreServices",
        "Darwin",
        "Dispatch", "ObjectiveC", "Swift", "Observation", "NotificationCenter", "Timer", "URLSession",
        "DispatchQueue",
        "OperationQueue", "UserDefaults", "FileManager", "ProcessInfo", "Bundle", "Notification",
    ]
}
