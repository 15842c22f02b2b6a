import UIKit

enum ViewedFactory {
    static func make() -> UIViewController {
        let controller = ViewedController()
        controller.loadViewIfNeeded()
        let source = controller.quiltView.dataSource as? UICollectionViewDiffableDataSource<Int, String>
        source?.supplementaryViewProvider = { grid, kind, path in
            grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Seam", for: path)
        }
        return controller
    }
}
