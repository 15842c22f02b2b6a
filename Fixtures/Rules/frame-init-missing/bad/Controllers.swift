import UIKit

final class JarController: UICollectionViewController {
    private let lids = UICollectionView.CellRegistration<LidCell, Int> { cell, _, number in
        cell.titleLabel.text = "\(number)"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.item == 0 {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
        }
        return collectionView.dequeueConfiguredReusableCell(using: lids, for: indexPath, item: 1)
    }
}

final class RowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
        tableView.register(TopHeader.self, forHeaderFooterViewReuseIdentifier: "Top")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Top")
    }
}
