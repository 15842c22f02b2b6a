// A subclass says which object its view asks, where the base class would ask itself.
import UIKit

class PatchworkController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = source() ?? self
        setUp()
    }

    func source() -> UICollectionViewDataSource? { nil }
    func setUp() {}

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath)
    }
}

final class LinenController: PatchworkController {
    override func setUp() {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Patch")
    }
}

final class DenimController: PatchworkController {
    private let denim = DenimSource()

    override func source() -> UICollectionViewDataSource? { denim }
}

final class DenimSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}
