import UIKit

final class JarController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "JarCell", bundle: nil), forCellWithReuseIdentifier: "Jar")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath) as! JarCell
        cell.titleLabel.text = "Jar"
        return cell
    }
}

final class RowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LoadingCell.self, forCellReuseIdentifier: "Loading")
        tableView.register(HelpedCell.self, forCellReuseIdentifier: "Helped")
        tableView.register(PodCell.self, forCellReuseIdentifier: "Pod")
        tableView.register(TwofoldCell.self, forCellReuseIdentifier: "Twofold")
        tableView.register(CodeCell.self, forCellReuseIdentifier: "Code")
        tableView.register(LazyCell.self, forCellReuseIdentifier: "Lazy")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let identifier = ["Loading", "Helped", "Pod", "Twofold", "Code", "Lazy"][indexPath.row]
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}
