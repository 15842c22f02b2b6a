package import InterfaceBuilder

/// What UIKit looks a registration up by: never the identifier alone (uikit-rules A2, A6, A15).
package struct ReuseKey: Hashable, Sendable {
    package var view: ViewKey
    package var family: ReuseFamily
    package var identifier: ReuseIdentifier

    package init(view: ViewKey, family: ReuseFamily, identifier: ReuseIdentifier) {
        self.view = view
        self.family = family
        self.identifier = identifier
    }

    package var subject: ReuseSubject {
        ReuseSubject(
            controller: view.controller, view: view.view, kind: family.kindText, identifier: identifier.text)
    }
}
