extension Library {
    /// github.com/AliSoftware/Reusable, version 4: what registers and dequeues. Where the library stops the program
    /// itself, a forced cast does it here.
    static let reusable = Library(
        module: "Reusable",
        text: """
            protocol Reusable: AnyObject {
                static var reuseIdentifier: String { get }
            }

            protocol NibLoadable: AnyObject {
                static var nib: UINib { get }
            }

            typealias NibReusable = Reusable & NibLoadable

            extension Reusable {
                static var reuseIdentifier: String { String(describing: self) }
            }

            extension NibLoadable {
                static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
            }

            extension UITableView {
                func register<Cell: UITableViewCell>(cellType: Cell.Type) where Cell: Reusable & NibLoadable {
                    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
                }

                func register<Cell: UITableViewCell>(cellType: Cell.Type) where Cell: Reusable {
                    register(cellType, forCellReuseIdentifier: cellType.reuseIdentifier)
                }

                func dequeueReusableCell<Cell: UITableViewCell>(
                    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
                ) -> Cell where Cell: Reusable {
                    dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath) as! Cell
                }

                func register<View: UITableViewHeaderFooterView>(headerFooterViewType: View.Type)
                where View: Reusable & NibLoadable {
                    register(
                        headerFooterViewType.nib,
                        forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
                }

                func register<View: UITableViewHeaderFooterView>(headerFooterViewType: View.Type)
                where View: Reusable {
                    register(
                        headerFooterViewType,
                        forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
                }

                func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(
                    _ viewType: View.Type = View.self
                ) -> View? where View: Reusable {
                    dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as! View?
                }
            }

            extension UICollectionView {
                func register<Cell: UICollectionViewCell>(cellType: Cell.Type) where Cell: Reusable & NibLoadable {
                    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
                }

                func register<Cell: UICollectionViewCell>(cellType: Cell.Type) where Cell: Reusable {
                    register(cellType, forCellWithReuseIdentifier: cellType.reuseIdentifier)
                }

                func dequeueReusableCell<Cell: UICollectionViewCell>(
                    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
                ) -> Cell where Cell: Reusable {
                    dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as! Cell
                }

                func register<View: UICollectionReusableView>(
                    supplementaryViewType: View.Type, ofKind elementKind: String
                ) where View: Reusable & NibLoadable {
                    register(
                        supplementaryViewType.nib, forSupplementaryViewOfKind: elementKind,
                        withReuseIdentifier: supplementaryViewType.reuseIdentifier)
                }

                func register<View: UICollectionReusableView>(
                    supplementaryViewType: View.Type, ofKind elementKind: String
                ) where View: Reusable {
                    register(
                        supplementaryViewType, forSupplementaryViewOfKind: elementKind,
                        withReuseIdentifier: supplementaryViewType.reuseIdentifier)
                }

                func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
                    ofKind elementKind: String, for indexPath: IndexPath, viewType: View.Type = View.self
                ) -> View where View: Reusable {
                    dequeueReusableSupplementaryView(
                        ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath) as! View
                }
            }
            """)
}
