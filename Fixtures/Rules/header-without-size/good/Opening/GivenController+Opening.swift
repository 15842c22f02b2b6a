import UIKit

func stretchGiven(_ make: () -> GivenController) -> UIViewController {
    let controller = make()
    controller.layout.headerReferenceSize = CGSize(width: 0, height: 44)
    return controller
}
