package import InterfaceBuilder

/// A reusable view of a controller: one registration, and the function that dequeues it.
package struct Reusable: Sendable {
    package let family: ReuseFamily
    package let identifier: ReuseIdentifier
    let source: Source
    /// The class that the dequeue gives; nil: what UIKit declares is all that is known.
    let viewClass: SwiftTypeName?
    /// Whether a registration object stands for an identifier.
    let usesObject: Bool
    /// Where the manifest says it.
    package let origin: SourceRange
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

    /// Whether two uses are one registration.
    func isSame(as other: Reusable) -> Bool {
        family == other.family && identifier == other.identifier && isAlike(other)
    }

    /// Whether two registrations under one key are the same one.
    func isAlike(_ other: Reusable) -> Bool {
        source == other.source && viewClass == other.viewClass && usesObject == other.usesObject
    }
}

extension Reusable {
    /// The class as generated code names it.
    var classText: String { viewClass?.text ?? family.baseClass }

    /// The argument of `register`; nil for prototypes.
    var registered: String? {
        switch source {
        case .nib(let name, let bundle): "UINib(nibName: \(SwiftLiteral(name).text), bundle: \(bundle))"
        case .class(let name): "\(name.text).self"
        case .prototype: nil
        }
    }

    /// The file that the view comes from; nil for a class.
    var fileName: String? {
        switch source {
        case .nib(let name, _): "\(name).xib"
        case .class: nil
        case .prototype(let files): SwiftComment.enumeration(files)
        }
    }

    /// How comments say where the view comes from.
    var sourceWords: String {
        switch source {
        case .nib(let name, _): "from \(SwiftComment.text(name)).xib"
        case .class(let name): "class \(name.plain)"
        case .prototype(let files):
            "a prototype in \(SwiftComment.text(SwiftComment.enumeration(files)))"
        }
    }
}
