/// A height or a width in a manifest's words.
enum ExtractedSize: Equatable {
    case points(Double)
    case absolute(Double)
    case estimated(Double)
    /// The app's delegate decides.
    case app

    /// Such as `44` and `{estimated: 44}`.
    var text: String {
        switch self {
        case .points(let points): Self.text(of: points)
        case .absolute(let points): "{absolute: \(Self.text(of: points))}"
        case .estimated(let points): "{estimated: \(Self.text(of: points))}"
        case .app: "app"
        }
    }

    /// A number as short as it can be.
    private static func text(of number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
