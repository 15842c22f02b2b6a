import UIKit

final class GlassView: UICollectionReusableView {}

/// Which kinds the layout emits, only the caller knows; the registration follows the layout.
final class GlassController: UIViewController, UICollectionViewDataSource {
    private let collectionView: UICollectionView
    private let kinds: [String]

    init(layout: UICollectionViewLayout, kinds: [String]) {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.kinds = kinds
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        for kind in kinds {
            collectionView.register(
                GlassView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Glass")
        }
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Glass")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Glass", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Glass", for: indexPath)
    }
}

/// A cell class as a header, registered as a header: a cell is a reusable view.
final class TrayController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UICollectionViewCell.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Tray")
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Tray", for: indexPath)
    }
}
