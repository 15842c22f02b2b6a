import UIKit

func openInlined() -> UIViewController {
    let controller = InlinedController()
    controller.loadViewIfNeeded()
    controller.source.supplementaryViewProvider = { grid, kind, path in
        grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Seam", for: path)
    }
    return controller
}
