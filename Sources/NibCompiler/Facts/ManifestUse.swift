package import InterfaceBuilder

/// One reusable view at one place of a controller's view, as the manifest says it, with everything that the
/// manifest leaves open filled in from the view descriptions.
package struct ManifestUse: Sendable {
    package var key: ViewKey
    package var position: Position
    /// The section's case; nil: every section that has none of its own at this position.
    package var section: String?
    /// The case of the `choose` it comes from, and the enum's name.
    package var choice: (enumName: String, caseName: Located<String>, isDeclared: Bool)?
    package var entry: Entry
    /// The entry that gives the size: the one with `choose` where this is one of its cases.
    package var sizeEntry: Entry
    /// Explicit, else the nib root's own non-empty one, else the nib's name; a class's name; a prototype's
    /// identifier.
    package var identifier: Located<ReuseIdentifier>
    /// Where a nib's root gives the identifier because the manifest does not.
    package var impliedBy: SourceRange?
    package var source: Source
    /// Whether the nib is one of several of its name, and not known which.
    package var isAmbiguous: Bool
    /// The class of the view as generated code names it, module included where the manifest gives one: the
    /// explicit one, else the root's custom class, else the UIKit class of the root's element. Nil where a
    /// nib or prototype was not found, and where the nib is ambiguous and the classes differ.
    package var className: String?

    package enum Position: Sendable, Hashable {
        case header
        case footer
        /// The name under `cells:`, or nil for `cell:`.
        case cell(String?)
        case supplementary(ElementKind)
        case decoration(ElementKind)
    }

    package enum Source: Sendable {
        /// A nib by name, with every document of that name: several where it is localised or given for
        /// devices, none where it is missing.
        case nib(Located<NibName>, [Document])
        case `class`(Located<String>)
        /// A prototype by identifier, with those of the controller's scenes that have it.
        case prototype(Located<ReuseIdentifier>, [SceneView.Match])
    }
}

extension ManifestUse {
    /// The namespace the view is registered and dequeued in.
    package func family(in view: ReusingView.Family) -> ReuseFamily { position.family(in: view) }
}

extension ManifestUse.Position {
    /// The namespace of views at this position.
    package func family(in view: ReusingView.Family) -> ReuseFamily {
        switch (self, view) {
        case (.cell, .collection): .cell
        case (.cell, .table): .tableCell
        case (.header, .collection): .supplementary(.sectionHeader)
        case (.footer, .collection): .supplementary(.sectionFooter)
        case (.header, .table), (.footer, .table): .tableHeaderFooter
        case (.supplementary(let kind), _): .supplementary(kind)
        case (.decoration(let kind), _): .decoration(kind)
        }
    }
}
