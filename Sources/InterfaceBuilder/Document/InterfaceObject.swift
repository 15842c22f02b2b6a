/// An object of a view description: a view, cell, controller, placeholder or recognizer.
package struct InterfaceObject: Sendable {
    /// The element's name, such as `collectionViewCell`.
    package var element: String
    /// Unique within the file. Empty where the element has none (the content view of old cells).
    package var id: String
    /// The whole element.
    package var range: ByteRange
    /// The element's name in its start tag: where a finding about the object as a whole points.
    package var nameRange: ByteRange
    package var role: Role
    /// The class without its module; absent where the element's own class is used.
    package var customClass: Located<String>?
    package var customModule: Located<String>?
    /// `customModuleProvider="target"`: the module is that of the target that compiles the file.
    package var inheritsModule: Bool
    /// As written: may be empty, which UIKit takes for absent (uikit-rules B6).
    package var reuseIdentifier: Located<String>?
    package var userLabel: String?
    /// The view's tag; 0 where absent.
    package var tag: Located<Int>?
    /// The property of the parent that this object is the value of.
    package var key: String?

    /// The background colour's element, if the object has one of its own.
    package var backgroundColor: ByteRange?

    package enum Role: String, Sendable {
        case object
        case fileOwner
        case firstResponder
        case application
    }
}

extension InterfaceObject {
    /// A non-empty reuse identifier.
    package var effectiveIdentifier: Located<String>? {
        reuseIdentifier.flatMap { $0.value.isEmpty ? nil : $0 }
    }

    /// The UIKit class that the element stands for without a custom class.
    package var elementClass: String { UIKitClass.name(ofElement: element) }

    /// The class that UIKit is asked to instantiate.
    package var className: String {
        customClass.flatMap { $0.value.isEmpty ? nil : $0.value } ?? elementClass
    }

    /// How messages name the object: `collectionReusableView 'Header view'`.
    package var description: String {
        if let userLabel, !userLabel.isEmpty { return "\(element) '\(userLabel)'" }
        if let customClass, !customClass.value.isEmpty { return "\(element) '\(customClass.value)'" }
        return element
    }
}
