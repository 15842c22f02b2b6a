extension CollectionApp {
    /// A screen with a diffable data source, and one with a table.
    static let otherProbes = #"""
        import UIKit

        class DiffableProbe: Probe {
            var provider: UICollectionViewDiffableDataSource<Int, Int>.SupplementaryViewProvider?
            private var source: UICollectionViewDiffableDataSource<Int, Int>?

            override func viewDidLoad() {
                super.viewDidLoad()
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
                    view, path, item in
                    precondition(item == path.item + 1)
                    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
                source.supplementaryViewProvider = provider
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([7])
                snapshot.appendItems([1, 2, 3])
                source.apply(snapshot)
                self.source = source
            }
        }

        class TableRow: UITableViewCell {
            private(set) var isMade = false
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                isMade = true
            }
            required init?(coder: NSCoder) { fatalError("not from a nib") }
        }

        class TableTitle: UITableViewHeaderFooterView {
            private(set) var isMade = false
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                isMade = true
            }
            required init?(coder: NSCoder) { fatalError("not from a nib") }
        }

        class TableProbe: UITableViewController {
            var identifier = "row"
            private let register: Bool

            init(register: Bool) {
                self.register = register
                super.init(style: .plain)
            }

            required init?(coder: NSCoder) { fatalError() }

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(TableRow.self, forCellReuseIdentifier: "row")
                guard register else { return }
                tableView.register(TableTitle.self, forHeaderFooterViewReuseIdentifier: "title")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
                precondition((cell as? TableRow)?.isMade == true)
                return cell
            }

            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
            }

            override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                UILabel(frame: .zero)
            }
        }

        class NibRow: UITableViewCell { @IBOutlet weak var titleLabel: UILabel! }
        class NibTitle: UITableViewHeaderFooterView { @IBOutlet weak var titleLabel: UILabel! }

        /// A table whose cell and header come from nibs, with a height of the header's own.
        final class NibTableProbe: TableProbe {
            var headerNib = "NibTitle"
            var height: CGFloat = 20
            private var source: UITableViewDiffableDataSource<Int, String>?

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UINib(nibName: "NibRow", bundle: nil), forCellReuseIdentifier: "nib row")
                tableView.register(
                    UINib(nibName: headerNib, bundle: nil), forHeaderFooterViewReuseIdentifier: "title")
                let source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
                    tableView, path, item in
                    let cell = tableView.dequeueReusableCell(withIdentifier: "nib row", for: path)
                    (cell as? NibRow)?.titleLabel.text = item
                    return cell
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([1])
                snapshot.appendItems(["one"])
                source.apply(snapshot)
                self.source = source
            }

            override func tableView(
                _ tableView: UITableView, heightForHeaderInSection section: Int
            ) -> CGFloat { height }
        }

        /// A collection view controller whose view is made in code.
        final class GridProbe: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(FrameCell.self, forCellWithReuseIdentifier: "cell")
            }

            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 1 }

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        """#
}
