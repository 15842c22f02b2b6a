import UIKit

final class JarController: UIViewController, UICollectionViewDataSource {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
        collectionView.register(PlumJarCell.self, forCellWithReuseIdentifier: "PlumJar")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: indexPath.item == 0 ? "Jar" : "PlumJar", for: indexPath) as! JarCell
        cell.titleLabel.text = "Jar"
        return cell
    }
}

final class RowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(OptionalCell.self, forCellReuseIdentifier: "Optional")
        tableView.register(TestingCell.self, forCellReuseIdentifier: "Testing")
        tableView.register(RowHeader.self, forHeaderFooterViewReuseIdentifier: "Header")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(
            withIdentifier: indexPath.row == 0 ? "Optional" : "Testing", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header") as? RowHeader
        header?.show(section)
        return header
    }
}
