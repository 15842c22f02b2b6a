package import InterfaceBuilder

/// A reusable view of a controller: one registration, and the function that dequeues it.
package struct Reusable: Sendable {
    package let family: ReuseFamily
    package let identifier: ReuseIdentifier
    /// Where the views that show it have it from, each source once; `ViewPlan.sources` says which has which.
    var sources: [Source]
    /// The class that the dequeue gives; nil: what UIKit declares is all that is known.
    let viewClass: SwiftTypeName?
    /// Whether a registration object stands for an identifier.
    let usesObject: Bool
    /// Where the manifest says it.
    package let origin: SourceRange
    /// What its names are made of: the identifier, or its source where that is empty.
    let nameText: String
    /// What follows `dequeue`.
    var name: SwiftIdentifier
    /// The enum that gives the identifier, and its case.
    var reference: IdentifierReference?
    /// Whether a function for it alone is generated.
    var isTyped = true

    enum Source: Sendable, Hashable {
        /// The name of the nib, and the expression of its bundle.
        case nib(String, bundle: String)
        case `class`(SwiftTypeName)
        /// The storyboards that hold the prototype.
        case prototype([String])
    }

    struct IdentifierReference: Sendable, Equatable {
        var enumName: SwiftTypeName
        var caseName: SwiftIdentifier

        /// `ReuseIdentifier.row.rawValue`.
        var expression: String { "\(enumName.text).\(caseName.member).rawValue" }
    }

    /// Whether one function dequeues both: they may be registered from different sources, each in its view.
    func isSame(as other: Reusable) -> Bool {
        family == other.family && identifier == other.identifier && viewClass == other.viewClass
            && usesObject == other.usesObject && (!usesObject || sources == other.sources)
    }
}

extension Reusable {
    /// The class as generated code names it.
    var classText: String { viewClass?.text ?? family.baseClass }

    /// The file that the view comes from; nil for a class, and where views have it from different ones.
    var fileName: String? {
        guard let first = sources.first?.fileName, sources.allSatisfy({ $0.fileName == first }) else {
            return nil
        }
        return first
    }
}

extension Reusable.Source {
    /// The argument of `register`; nil for prototypes.
    var registered: String? {
        switch self {
        case .nib(let name, let bundle): "UINib(nibName: \(SwiftLiteral(name).text), bundle: \(bundle))"
        case .class(let name): "\(name.text).self"
        case .prototype: nil
        }
    }

    /// The file that the view comes from; nil for a class.
    var fileName: String? {
        switch self {
        case .nib(let name, _): "\(name).xib"
        case .class: nil
        case .prototype(let files): SwiftComment.enumeration(files)
        }
    }

    /// How comments say where the view comes from.
    var words: String {
        switch self {
        case .nib(let name, _): "from \(SwiftComment.text(name)).xib"
        case .class(let name): "class \(name.plain)"
        case .prototype(let files):
            "a prototype in \(SwiftComment.text(SwiftComment.enumeration(files)))"
        }
    }
}
