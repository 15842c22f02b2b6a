import UIKit

/// nil only after the controller is gone; a cell that a helper dequeues.
final class WeakController: UIViewController {
    private let collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    private let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [weak self] view, path, item in
            guard let self else { return nil }
            return self.cell(in: view, at: path, item: item)
        }
        dataSource.supplementaryViewProvider = { [weak self] _, kind, path in
            self?.supplementaryView(kind, at: path)
        }
    }

    private func cell(in view: UICollectionView, at path: IndexPath, item: Int) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }

    private func supplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        guard kind == UICollectionView.elementKindSectionHeader else { return nil }
        return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
}

/// Not a data source's answer: a cell for measuring.
final class MeasuringController: UICollectionViewController {
    private func sizingCell() -> UICollectionViewCell {
        UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    }

    func height() -> CGFloat { sizingCell().systemLayoutSizeFitting(.zero).height }
}
