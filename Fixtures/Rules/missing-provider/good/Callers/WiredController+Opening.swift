import UIKit

func openWired() -> UIViewController {
    let controller = WiredController()
    controller.loadViewIfNeeded()
    wire(controller)
    return controller
}

func wire(_ controller: WiredController) {
    controller.source.supplementaryViewProvider = { grid, kind, path in
        grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Seam", for: path)
    }
}
