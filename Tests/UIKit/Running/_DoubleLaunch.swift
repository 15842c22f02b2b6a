/// One way of starting the app: what is done with the initial controller before its view loads.
@MainActor public struct _DoubleLaunch {
    let name: String
    let prepare: (UIViewController) -> Void
    /// Makes the initial controller of an app without a storyboard.
    let root: (() -> UIViewController)?

    public init(
        name: String, root: (() -> UIViewController)? = nil,
        prepare: @escaping (UIViewController) -> Void = { _ in }
    ) {
        self.name = name
        self.root = root
        self.prepare = prepare
    }
}
