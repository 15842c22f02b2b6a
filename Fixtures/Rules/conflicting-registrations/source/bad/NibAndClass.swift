import UIKit

final class JarCell: UICollectionViewCell {
    @IBOutlet private weak var titleLabel: UILabel?

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel?.text = nil
    }
}

final class CrateCell: UICollectionViewCell {}

/// The class takes the nib's place.
final class StoreController: UIViewController, UICollectionViewDataSource {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        let nib = UINib(nibName: "JarCell", bundle: nil)
        collectionView.register(nib, forCellWithReuseIdentifier: "Cell")
        collectionView.register(CrateCell.self, forCellWithReuseIdentifier: "Cell")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
}
