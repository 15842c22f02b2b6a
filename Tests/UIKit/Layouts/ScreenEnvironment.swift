/// The environment that the double gives to section providers: the whole screen.
@MainActor
final class ScreenEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    var container: any NSCollectionLayoutContainer { self }
    var contentSize: CGSize { Session.screen.size }
    var effectiveContentSize: CGSize { Session.screen.size }
}
