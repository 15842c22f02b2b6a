import UIKit

final class Routed {
    let tune = stretch

    func show(in window: UIWindow) {
        let quilt = RoutedController()
        let layout = quilt.layout
        tune(layout)
        window.rootViewController = quilt
    }
}
