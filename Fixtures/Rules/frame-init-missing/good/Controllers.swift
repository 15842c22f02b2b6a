import UIKit

final class JarController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
        collectionView.register(LidCell.self, forCellWithReuseIdentifier: "Lid")
        collectionView.register(CrateCell.self, forCellWithReuseIdentifier: "Crate")
        collectionView.register(UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "Nib")
        collectionView.register(PodCell.self, forCellWithReuseIdentifier: "Pod")
        collectionView.register(GenericCell<UILabel>.self, forCellWithReuseIdentifier: "Generic")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = ["Jar", "Lid", "Crate", "Nib", "Pod", "Generic"][indexPath.item]
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}

final class RowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        indexPath.row == 0
            ? HandMadeCell(number: 0)
            : tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
}
