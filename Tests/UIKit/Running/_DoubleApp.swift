import UIKitModel

/// Starts the app: what the harness's `main.swift` calls.
@MainActor public enum _DoubleApp {
    /// Makes the initial controller, prepares it, loads its view, displays every collection and table view
    /// and ends with `{"done":true}`.
    ///
    /// All sections are displayed, off-screen ones too, with the first two items of each. The variable
    /// `UIKIT_LAUNCH` chooses one of `launches`; the argument `--list` prints their names instead.
    public static func run(
        outlets: [_DoubleOutlet], objectiveCClasses: [String: AnyClass], launches: [_DoubleLaunch]
    ) -> Never {
        let session = Session.shared
        if CommandLine.arguments.contains("--list") {
            session.write(["launches": launches.map(\.name)], to: .standardOutput)
            exit(0)
        }
        for outlet in outlets { session.outlets[outlet.owner, default: [:]][outlet.name] = outlet }
        session.objectiveCClasses = objectiveCClasses
        let wanted = ProcessInfo.processInfo.environment["UIKIT_LAUNCH"]
        let launch = launches.first { $0.name == wanted } ?? launches.first
        let controller = initialController(launch)
        session.controller = controller
        launch?.prepare(controller)
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        controller.viewWillLayoutSubviews()
        controller.viewDidLayoutSubviews()
        for host in session.reusableHosts() {
            (host as? UICollectionView)?.display()
            (host as? UITableView)?.display()
        }
        controller.viewDidAppear(false)
        session.write(["done": true], to: .standardOutput)
        exit(0)
    }

    private static func initialController(_ launch: _DoubleLaunch?) -> UIViewController {
        if let root = launch?.root { return root() }
        guard let document = NibStore.shared.initialStoryboard(),
            let element = document.elements[document.root["initialViewController"] ?? ""],
            let controller = NibLoader(document).instantiate(element) as? UIViewController
        else { fatalError("no storyboard has an initial view controller") }
        return (controller as? UINavigationController)?.topViewController ?? controller
    }
}
