import UIKit

class CellarController: UIViewController {
    @IBOutlet weak var collectionView: UICollectionView! {
        didSet { registerReusableViews(in: collectionView) }
    }

    @IBOutlet weak var tableView: UITableView! {
        didSet { registerReusableViews(in: tableView) }
    }

    func registerReusableViews(in tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }

    func registerReusableViews() {
        registerReusableViews(in: collectionView)
    }

    static func dequeueJarCell(from collectionView: UICollectionView, for indexPath: IndexPath) -> String {
        "jar"
    }
}

extension CellarController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueJarCell(from: collectionView, for: indexPath)
    }
}

class JarCell: UICollectionViewCell {}
