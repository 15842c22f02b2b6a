import UIKit

@MainActor
enum CellRegistrar {
    static func registerShared(in view: UICollectionView) {
        view.register(CrateCell.self, forCellWithReuseIdentifier: "helper")
    }
}

extension UICollectionView {
    func registerSackCell() {
        register(CrateCell.self, forCellWithReuseIdentifier: "onView")
    }
}
