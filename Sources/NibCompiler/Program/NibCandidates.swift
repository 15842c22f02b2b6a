package import InterfaceBuilder

/// The xibs that a nib of a manifest may be.
package struct NibCandidates: Sendable {
    /// In the order of the paths.
    package var documents: [Document]
    /// Whether they are several nibs of one name, of which the app has one, and which is not known.
    package var isAmbiguous: Bool

    /// - Parameters:
    ///   - documents: The xibs of one nib name.
    ///   - home: The targets whose bundle the nib is in; empty: not known.
    init(_ documents: [Document], in home: Set<BuildTarget>, targets: NibTargets) {
        self.documents = documents
        isAmbiguous = documents.count > 1 && NibVariants.nibs(of: documents).count > 1
        guard documents.count > 1, !home.isEmpty else { return }
        let own = isAmbiguous ? documents.filter { targets[$0].isIn(anyOf: home) == true } : []
        let possible = own.isEmpty ? documents.filter { targets[$0].isIn(anyOf: home) != false } : own
        // What is certainly nowhere may still be where nobody looked.
        guard !possible.isEmpty else { return }
        self.documents = possible
        // Files of one target are in one bundle, whatever their folders.
        let isOneBundle =
            !own.isEmpty && home.contains { target in own.allSatisfy { targets[$0].isIn(target) == true } }
        isAmbiguous = !isOneBundle && NibVariants.nibs(of: possible).count > 1
    }

    /// The root of each nib, in its first variant; nil where that does not have exactly one.
    private var roots: [InterfaceObject?] {
        let first =
            isAmbiguous ? NibVariants.nibs(of: documents).compactMap(\.first) : Array(documents.prefix(1))
        return first.map { $0.topLevelObjects.count == 1 ? $0.topLevelObjects[0] : nil }
    }

    /// The identifier that every candidate's root has.
    var identifier: String? {
        Self.common(roots.map { $0?.effectiveIdentifier?.value })
    }

    /// The root whose class every candidate's root has.
    var root: InterfaceObject? {
        Self.common(roots.map { $0?.className }) == nil ? nil : roots.first ?? nil
    }

    /// The value that all are; nil where they differ.
    private static func common(_ values: [String?]) -> String? {
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}
