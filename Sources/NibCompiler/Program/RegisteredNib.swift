package import InterfaceBuilder

/// A xib that is registered for reuse, with every registration of it.
package struct RegisteredNib: Sendable {
    package var document: Document
    /// Never empty; in the order of the manifests.
    package var registrations: [Registration]

    /// The one top-level object, where there is exactly one.
    package var root: InterfaceObject? {
        document.topLevelObjects.count == 1 ? document.topLevelObjects[0] : nil
    }

    /// The nib's name as messages give it.
    package var name: NibName { document.nibName }

    /// A note for the place where the nib is registered.
    package func registrationNote(_ registration: Registration) -> Note {
        registrationNote(registration, at: registration.origin)
    }

    /// A note for the place where its identifier is given, if that is where it is registered.
    package func identifierNote(_ registration: Registration) -> Note {
        let isBeside = registration.identifierOrigin.file === registration.origin.file
        return registrationNote(
            registration, at: isBeside ? registration.identifierOrigin : registration.origin)
    }

    private func registrationNote(_ registration: Registration, at place: SourceRange) -> Note {
        let key = registration.key
        let what =
            key.identifier.text.isEmpty
            ? "a \(key.family.noun)" : "the \(key.family.noun) '\(key.identifier)'"
        return Note("registered here for \(what) of \(key.view.description)", at: place)
    }
}
