extension UIKitHierarchy {
    /// Whether a name that the sources do not declare is that of a protocol of Apple's.
    static func isSystemProtocol(_ name: String) -> Bool {
        let prefixes = ["UI", "NS", "MK", "CL", "AV", "WK", "SK", "MF", "UN", "CN", "PH", "EK", "GK", "AS"]
        return prefixes.contains { name.hasPrefix($0) } || swift.contains(name)
    }

    private static let swift: Set<String> = [
        "AnyObject", "Error", "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "CaseIterable",
        "RawRepresentable", "Identifiable", "Sendable", "Comparable", "CustomStringConvertible",
        "CustomDebugStringConvertible", "ObservableObject", "View", "CustomReflectable", "CVarArg",
    ]
}
