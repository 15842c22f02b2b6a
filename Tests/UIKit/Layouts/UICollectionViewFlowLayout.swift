import UIKitModel

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: 10_000, height: 10_000)

    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset = UIEdgeInsets.zero
    /// Zero unless somebody sets it: no header (H1).
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let element = (coder as? NibCoder)?.element else { return }
        if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
        itemSize = element.size(key: "itemSize") ?? itemSize
        headerReferenceSize = element.size(key: "headerReferenceSize") ?? .zero
        footerReferenceSize = element.size(key: "footerReferenceSize") ?? .zero
        sectionHeadersPinToVisibleBounds = element["sectionHeadersPinToVisibleBounds"] == "YES"
        sectionFootersPinToVisibleBounds = element["sectionFootersPinToVisibleBounds"] == "YES"
    }

    override func requests(items: [Int], in view: UICollectionView) throws(Raise) -> [Request] {
        try facts(items: items, in: view).requests(items: items, view: "view")
    }

    /// Which methods the delegate has shows in what they answer (H2).
    private func facts(items: [Int], in view: UICollectionView) -> FlowFacts {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let headers = items.indices.compactMap {
            size(delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: $0))
        }
        let footers = items.indices.compactMap {
            size(delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: $0))
        }
        let sizes = items.enumerated().map { section, count in
            (0..<count).compactMap {
                size(
                    delegate?.collectionView(
                        view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section)))
            }
        }
        return FlowFacts(
            direction: scrollDirection == .vertical ? .vertical : .horizontal,
            headers: .init(property: Size(headerReferenceSize), delegate: headers.isEmpty ? nil : headers),
            footers: .init(property: Size(footerReferenceSize), delegate: footers.isEmpty ? nil : footers),
            itemSize: Size(itemSize), itemSizes: sizes.allSatisfy(\.isEmpty) ? nil : sizes)
    }

    private func size(_ size: CGSize?) -> Size? {
        size.flatMap { $0 == .unimplemented ? nil : Size($0) }
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}

extension Size {
    init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
    }
}
