import UIKit

final class AttachedCoordinator {
    private let controller: AttachedController

    init(_ controller: AttachedController) { self.controller = controller }

    func start() {
        controller.loadViewIfNeeded()
        attach(to: controller.source)
    }

    private func attach(to source: UICollectionViewDiffableDataSource<Int, String>) {
        source.supplementaryViewProvider = { grid, kind, path in
            grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Seam", for: path)
        }
    }
}
