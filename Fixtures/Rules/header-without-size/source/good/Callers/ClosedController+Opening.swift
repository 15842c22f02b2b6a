import UIKit

extension NSObjectProtocol {
    func with(_ change: (Self) -> Void) { change(self) }
}

enum Closed {
    static func make() -> UIViewController {
        let quilt = ClosedController()
        quilt.layout.with { $0.headerReferenceSize = CGSize(width: 0, height: 44) }
        return quilt
    }
}
