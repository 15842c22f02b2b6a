import InterfaceBuilder
import NibCompiler

/// Where a nib or a reuse identifier stands: in which view descriptions, entries of manifests and sources.
struct NameUsage {
    let name: String
    /// What view descriptions say, as sentences with their places.
    private(set) var descriptions: [(sentence: String, place: SourceRange)] = []
    private(set) var entries: [(use: ManifestUse, view: View, place: SourceRange)] = []
    /// Registrations and dequeues in sources.
    private(set) var calls: [SourceUse] = []
    /// Registrations and dequeues in sources of which it is not known whether they mean the name.
    private(set) var unknownCount = 0
    /// Every nib and identifier there is, for suggestions.
    private(set) var knownNames: [String] = []

    init(_ name: String, in workspace: Workspace, sources: SourceAnalysis?) {
        self.name = name
        let program = workspace.program(readingSourcesWith: nil, sources: sources)
        if let linked = program.linked {
            calls = linked.uses(of: name)
            knownNames = linked.usedNames
            unknownCount = ReuseCalls(linked.analysis, isOwn: workspace.isOwn).listed(all: false).count
        }
        for document in program.documents { add(document) }
        for scope in program.scopes {
            for controller in scope.manifest.controllers {
                for view in controller.views {
                    for use in scope.uses(of: view, in: controller) { add(use, view, scope.manifest) }
                }
            }
        }
    }

    var isEmpty: Bool { descriptions.isEmpty && entries.isEmpty && calls.isEmpty }

    private mutating func add(_ document: Document) {
        if document.kind == .xib { knownNames.append(document.nibName.text) }
        let isNamed = document.kind == .xib && document.nibName == NibName(name)
        if isNamed, document.topLevelObjects.isEmpty {
            descriptions.append(("nib without top-level objects", SourceRange(wholeOf: document.file)))
        }
        for root in document.topLevelObjects {
            add(root, "top-level object", document, isNamed: isNamed)
        }
        for view in document.reusingViews {
            for prototype in view.prototypes {
                add(prototype.object, "prototype of \(view.object.description)", document, isNamed: false)
            }
        }
    }

    private mutating func add(
        _ object: InterfaceObject, _ what: String, _ document: Document, isNamed: Bool
    ) {
        let identifier = object.effectiveIdentifier?.value
        if let identifier { knownNames.append(identifier) }
        guard isNamed || identifier.map(ReuseIdentifier.init) == ReuseIdentifier(name) else { return }
        descriptions.append(
            (
                "\(what): \(object.description), class '\(object.className)', "
                    + (identifier.map { "reuse identifier '\($0)'" } ?? "no reuse identifier"),
                document.place(object.nameRange)
            ))
    }

    private mutating func add(_ use: ManifestUse, _ view: View, _ manifest: Manifest) {
        knownNames.append(use.identifier.value.text)
        var isNamed = use.identifier.value == ReuseIdentifier(name)
        if case .nib(let nib, _) = use.source {
            knownNames.append(nib.value.text)
            isNamed = isNamed || nib.value == NibName(name)
        }
        if isNamed { entries.append((use, view, manifest.place(use.entry.range))) }
    }
}

extension ManifestUse.Source {
    /// Such as `nib 'HeaderView'`.
    var sentence: String {
        switch self {
        case .nib(let name, let documents):
            "nib '\(name.value)'" + (documents.isEmpty ? ", which was not found" : "")
        case .class(let name): "class '\(name.value)'"
        case .prototype(let name, let matches):
            "prototype '\(name.value)'" + (matches.isEmpty ? ", which was not found" : "")
        }
    }
}
