import UIKit

final class JarCell: UICollectionViewCell {}
final class PlaceholderCell: UICollectionViewCell {}

/// Decided first, dequeued once.
final class ShelfController: UICollectionViewController {
    var jars: [String?] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
        collectionView.register(PlaceholderCell.self, forCellWithReuseIdentifier: "Placeholder")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { jars.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = jars[indexPath.item] == nil ? "Placeholder" : "Jar"
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}

/// One on each way.
final class SectionController: UICollectionViewController {
    var isEmpty = true

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
        collectionView.register(PlaceholderCell.self, forCellWithReuseIdentifier: "Placeholder")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.section == 0 {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Placeholder", for: indexPath)
        }
        switch indexPath.item {
        case 0: return collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
        case 1:
            return isEmpty
                ? collectionView.dequeueReusableCell(withReuseIdentifier: "Placeholder", for: indexPath)
                : collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
        default: break
        }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
    }
}

/// The second never runs: the first is of the class.
final class CastController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
        collectionView.register(PlaceholderCell.self, forCellWithReuseIdentifier: "Placeholder")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let jar = collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
            as? JarCell
        {
            return jar
        }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Placeholder", for: indexPath)
    }
}
