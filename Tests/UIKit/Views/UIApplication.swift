/// What an app delegate needs to compile; the double starts an app without one.
@MainActor public final class UIApplication: NSObject {
    public struct LaunchOptionsKey: Hashable, Sendable {}

    public static let shared = UIApplication()
}
