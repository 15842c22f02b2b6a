/// A value of an OpenStep property list, the format of Xcode's project files.
package indirect enum PropertyList: Sendable, Equatable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The strings of an array; nil where it is none, or has other values.
    package var strings: [String]? {
        guard case .array(let values) = self else { return nil }
        let strings = values.compactMap(\.string)
        return strings.count == values.count ? strings : nil
    }

    package subscript(key: String) -> PropertyList? {
        if case .dictionary(let values) = self { values[key] } else { nil }
    }
}
