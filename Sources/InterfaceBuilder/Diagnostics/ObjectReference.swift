/// The object of a view description that a finding is in, as somebody looks for it in Interface Builder.
package struct ObjectReference: Sendable, Equatable {
    /// The element's name, such as `collectionViewCell`.
    package var element: String
    /// The custom class, if it has one.
    package var customClass: String?
    /// The label in the outline, if the user gave one.
    package var userLabel: String?
    package var id: String

    package init(element: String, customClass: String?, userLabel: String?, id: String) {
        self.element = element
        self.customClass = customClass.flatMap { $0.isEmpty ? nil : $0 }
        self.userLabel = userLabel.flatMap { $0.isEmpty ? nil : $0 }
        self.id = id
    }

    /// Such as `JarCell 'Jar' (id gTV-IL-0wX)`: the class or else the element, the label, the id.
    package var text: String {
        (customClass ?? element) + (userLabel.map { " '\($0)'" } ?? "") + " (id \(id))"
    }
}
