import InterfaceBuilder

/// Calls that register one of several nibs or classes, and not certainly each of them: an override's, a
/// parameter's.
struct SourceChoices {
    private struct Place: Hashable {
        var path: String
        var start: UInt32
    }

    private var places: Set<Place> = []

    init(_ program: Program) {
        for registration in program.linked?.registrations ?? [] {
            guard let call = registration.call, call.source.atoms.count > 1 else { continue }
            let place = registration.identifierOrigin
            places.insert(Place(path: place.file.path, start: place.bytes.start))
        }
    }

    /// Whether the registration is one of several that a call may make.
    func contains(_ registration: Registration) -> Bool {
        let place = registration.identifierOrigin
        return places.contains(Place(path: place.file.path, start: place.bytes.start))
    }
}
