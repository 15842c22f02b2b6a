import UIKit

/// Registration objects register themselves.
final class PriceController: UIViewController {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
        cell.contentView.backgroundColor = .red
    }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let registration = self.registration
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }
}
