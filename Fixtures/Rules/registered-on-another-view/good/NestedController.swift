import UIKit

/// A cell holds a view with registrations of its own.
final class ShelfCell: UITableViewCell, UICollectionViewDataSource {
    private let itemsView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(itemsView)
        itemsView.dataSource = self
        itemsView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
}

final class NestedController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ShelfCell.self, forCellReuseIdentifier: "Item")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    }
}
