import UIKit

final class JarCell: UICollectionViewCell {}
final class PlaceholderCell: UICollectionViewCell {}
final class TitleView: UICollectionReusableView {}

/// The placeholder is dequeued whether it is used or not.
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
        let jar = collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
        let empty = collectionView.dequeueReusableCell(withReuseIdentifier: "Placeholder", for: indexPath)
        return jars[indexPath.item] == nil ? empty : jar
    }
}

/// The first section gets another cell after the usual one was dequeued.
final class SectionController: UICollectionViewController {
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
        let jar = collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
        if indexPath.section == 0 {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Placeholder", for: indexPath)
        }
        return jar
    }
}

/// A helper dequeues as well; so does the diffable data source's provider.
final class HelperController: UIViewController {
    @IBOutlet private weak var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
        collectionView.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Title")
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            view, indexPath, _ in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
            cell.tag = view.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath).tag
            return cell
        }
        dataSource?.supplementaryViewProvider = { view, kind, path in
            let title = view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "Title", for: path)
            title.tag = path.section
            return view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "Title", for: path)
        }
    }
}
