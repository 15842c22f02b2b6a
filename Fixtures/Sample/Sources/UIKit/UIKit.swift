// As much of UIKit as the sample and its generated code mention, for systems that have none. Views remember what is
// registered with them; nothing is drawn.
@_exported import Foundation

@MainActor open class UIViewController: NSObject {
    public override nonisolated init() {}
    open func viewDidLoad() {}
}

@MainActor open class UIView: NSObject {
    public init(frame: CGRect) {}
}

@MainActor public final class UINib: NSObject {
    let name: String

    public init(nibName: String, bundle: Bundle?) {
        name = bundle == nil ? nibName : "\(nibName) of the module"
    }
}

// MARK: Collection views

@MainActor open class UICollectionReusableView: UIView {}
@MainActor open class UICollectionViewCell: UICollectionReusableView {}
@MainActor open class UICollectionViewLayout: NSObject {
    public override nonisolated init() {}
}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection { case vertical, horizontal }

    public var scrollDirection = ScrollDirection.vertical
    public var headerReferenceSize = CGSize.zero
    public var footerReferenceSize = CGSize.zero
    public var sectionHeadersPinToVisibleBounds = false
    public var sectionFootersPinToVisibleBounds = false
}

@MainActor public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

@MainActor open class UICollectionView: UIView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public weak var dataSource: (any UICollectionViewDataSource)?
    public private(set) var registered: [String] = []

    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        super.init(frame: frame)
    }

    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registered.append("cell '\(identifier)' from \(nib?.name ?? "nothing")")
    }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registered.append("\(kind) '\(identifier)' from \(nib?.name ?? "nothing")")
    }

    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }

    public func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        UICollectionReusableView(frame: .zero)
    }
}

// MARK: Table views

@MainActor open class UITableViewHeaderFooterView: UIView {}
@MainActor open class UITableViewCell: UIView {}

@MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: AnyObject {}

@MainActor open class UITableView: UIView {
    public enum Style { case plain, grouped }

    public static let automaticDimension: CGFloat = -1

    public var sectionHeaderHeight: CGFloat = 0
    public var rowHeight: CGFloat = 0
    public var estimatedRowHeight: CGFloat = 0
    public weak var dataSource: (any UITableViewDataSource)?
    public weak var delegate: (any UITableViewDelegate)?
    public private(set) var registered: [String] = []

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
    }

    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registered.append("cell '\(identifier)' from \(nib?.name ?? "nothing")")
    }

    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registered.append("header or footer '\(identifier)' from \(nib?.name ?? "nothing")")
    }

    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        UITableViewCell(frame: .zero)
    }

    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        UITableViewHeaderFooterView(frame: .zero)
    }
}
