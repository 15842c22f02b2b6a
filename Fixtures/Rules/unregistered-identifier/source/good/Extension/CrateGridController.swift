import UIKit

final class CrateCell: UICollectionViewCell {}

final class CrateGridController: UIViewController {
    lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        view.dataSource = self
        view.register(CrateCell.self, forCellWithReuseIdentifier: "lazy")
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        setUpCollectionView()
        CellRegistrar.registerShared(in: collectionView)
        collectionView.registerSackCell()
    }

    private func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
}
