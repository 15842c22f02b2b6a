import UIKit

class GridView: UIView, UICollectionViewDataSource {
    @IBOutlet weak var grid: UICollectionView! {
        didSet {
            grid.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
            grid.dataSource = self
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
    }
}

class JarCell: UICollectionViewCell {}

class ShelfHeaderView: UICollectionReusableView {}
