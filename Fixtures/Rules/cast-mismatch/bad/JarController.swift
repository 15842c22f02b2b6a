import UIKit

/// The plain class is registered; the nib has the old class.
final class JarController: UIViewController, UICollectionViewDataSource {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Plain")
        collectionView.register(UINib(nibName: "JarCell", bundle: nil), forCellWithReuseIdentifier: "Jar")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.item == 0 {
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: "Plain", for: indexPath) as! JarCell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
        return cell as! JarCellV2
    }
}
