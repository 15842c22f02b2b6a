/// A class of the app or of UIKit: its name, what it descends from and the outlets it has, inherited ones
/// included.
public struct ClassFacts: Sendable, Hashable {
    public let name: String
    public let family: ClassFamily
    public let outlets: Set<String>

    public init(_ name: String, _ family: ClassFamily, outlets: Set<String> = []) {
        self.name = name
        self.family = family
        self.outlets = outlets
    }
}
