import InterfaceBuilder

/// A compositional layout's background of sections, `NSCollectionLayoutDecorationItem.background(elementKind:)`:
/// the layout then makes decoration views of the kind (uikit-rules I4).
package struct DecorationUse {
    var kind: Value
    /// The kind's argument.
    var place: CodePlace
    /// Whether a condition encloses the item in its function, or a call that leads to it.
    var isConditional: Bool

    /// Whether a call of a name with labels makes such an item.
    static func isMade(by name: String, _ labels: [String?]) -> Bool {
        name == "background" && labels == ["elementKind"]
    }
}
