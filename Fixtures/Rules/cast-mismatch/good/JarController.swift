import PantryComponents
import UIKit

/// To a superclass, a protocol, a class of a pod; from a class that is not known.
final class JarController: UIViewController, UICollectionViewDataSource {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var cellClass: UICollectionViewCell.Type { SpecialJarCell.self }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        collectionView.register(SpecialJarCell.self, forCellWithReuseIdentifier: "Special")
        collectionView.register(PodCell.self, forCellWithReuseIdentifier: "Pod")
        collectionView.register(UINib(nibName: "GlassCell", bundle: nil), forCellWithReuseIdentifier: "Glass")
        collectionView.register(cellClass, forCellWithReuseIdentifier: "Dynamic")
        if traitCollection.horizontalSizeClass == .compact {
            collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Either")
        } else {
            collectionView.register(PodCell.self, forCellWithReuseIdentifier: "Either")
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        switch indexPath.item {
        case 0:
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: "Special", for: indexPath) as! JarCell
        case 1:
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Special", for: indexPath)
            (cell as? Titled)?.show("Jar")
            return cell
        case 2:
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: "Pod", for: indexPath) as! PNBaseCell
        case 3:
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: "Glass", for: indexPath) as! PNGlassCell
        case 4:
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: "Dynamic", for: indexPath) as! SpecialJarCell
        case 5:
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Either", for: indexPath)
            if let jar = cell as? JarCell { jar.show("Jar") }
            return cell
        default:
            guard let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "Special", for: indexPath) as? JarCell
            else { return UICollectionViewCell() }
            return cell
        }
    }
}
