public final class UIFont: NSObject, Sendable {
    public enum TextStyle: String, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
        case caption1, caption2
    }

    public enum Weight: Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public let pointSize: CGFloat

    init(pointSize: CGFloat) {
        self.pointSize = pointSize
    }

    public convenience init?(name: String, size: CGFloat) {
        self.init(pointSize: size)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(pointSize: size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size)
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: 17)
    }
}
