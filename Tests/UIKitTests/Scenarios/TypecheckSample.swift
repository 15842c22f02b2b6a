/// Ordinary UIKit code: the façade must take it in every mode without a warning.
enum TypecheckSample {
    static let text = """
        import UIKit

        class PosterCell: UICollectionViewCell {
            lazy var label: UILabel = {
                let label = UILabel()
                label.textColor = .white
                label.font = .preferredFont(forTextStyle: .title1)
                label.translatesAutoresizingMaskIntoConstraints = false
                return label
            }()

            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.heightAnchor.constraint(equalToConstant: 20),
                ])
            }

            required init?(coder: NSCoder) { fatalError("not from a nib") }

            override func prepareForReuse() {
                super.prepareForReuse()
                label.text = nil
            }
        }

        final class BadgeView: UICollectionReusableView {
            @IBOutlet private weak var label: UILabel!
            @IBAction func tap(_ sender: UIButton) { label.text = sender.titleLabel?.text }
        }

        nonisolated enum Shelf: Int, CaseIterable, Sendable { case first, second }

        nonisolated struct Poster: Hashable, Sendable {
            let id: Int
            let title: String
        }

        class ShelfController: UICollectionViewController {
            private lazy var registration = UICollectionView.CellRegistration<PosterCell, Poster> {
                cell, _, poster in
                cell.label.text = poster.title
            }
            private var source: UICollectionViewDiffableDataSource<Shelf, Poster>?

            override func viewDidLoad() {
                super.viewDidLoad()
                let cells = registration
                let badges = UICollectionView.SupplementaryRegistration<BadgeView>(
                    supplementaryNib: UINib(nibName: "BadgeView", bundle: Bundle(for: BadgeView.self)),
                    elementKind: "badge"
                ) { view, kind, indexPath in
                    view.isHidden = kind.isEmpty || indexPath.section > 3
                }
                let source = UICollectionViewDiffableDataSource<Shelf, Poster>(
                    collectionView: collectionView
                ) { view, path, poster in
                    view.dequeueConfiguredReusableCell(using: cells, for: path, item: poster)
                }
                source.supplementaryViewProvider = { view, kind, path in
                    view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Shelf, Poster>()
                snapshot.appendSections(Shelf.allCases)
                snapshot.appendItems([Poster(id: 1, title: "one")], toSection: .second)
                source.apply(snapshot, animatingDifferences: false)
                self.source = source
                collectionView.setCollectionViewLayout(makeLayout(), animated: false)
            }

            private func makeLayout() -> UICollectionViewLayout {
                UICollectionViewCompositionalLayout { index, environment in
                    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                    configuration.headerMode = index == 0 ? .supplementary : .none
                    return .list(using: configuration, layoutEnvironment: environment)
                }
            }

            override func collectionView(
                _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
            ) {
                title = "\\(indexPath.section) \\(indexPath.item)"
            }
        }

        class RowsController: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                tableView.register(
                    UINib(nibName: "Title", bundle: nil), forHeaderFooterViewReuseIdentifier: "title")
                tableView.sectionHeaderHeight = UITableView.automaticDimension
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "\\(indexPath.row)"
                return cell
            }

            override func tableView(
                _ tableView: UITableView, viewForHeaderInSection section: Int
            ) -> UIView? {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
            }
        }

        func identifiers() -> [Int] { Shelf.allCases.map(\\.rawValue) }
        """
}
