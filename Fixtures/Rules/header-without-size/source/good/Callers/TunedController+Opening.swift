import UIKit

func makeTuned() -> UIViewController {
    let quilt = TunedController()
    stretch(quilt.layout)
    return quilt
}
