/// Prices in cents.
public enum Prices {
    public static let bread = 420
    public static let cake = 380
    public static let pie = 290
}
