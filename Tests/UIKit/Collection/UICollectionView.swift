import UIKitModel

@MainActor open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = ElementKind.sectionHeader
    public static let elementKindSectionFooter = ElementKind.sectionFooter

    public weak var dataSource: (any UICollectionViewDataSource)?
    public weak var delegate: (any UICollectionViewDelegate)?
    public var collectionViewLayout: UICollectionViewLayout { didSet { collectionViewLayout.view = self } }
    public var allowsSelection = true
    public var allowsMultipleSelection = false
    public var isPrefetchingEnabled = true
    public var backgroundView: UIView?
    /// The rules; registrations are per view instance (A15).
    var model = ReuseModel("view", version: Session.shared.version)
    var classes: [ReuseKey: AnyClass] = [:]
    /// The storyboard's prototypes (A11).
    var prototypes: [ReuseKey: (element: NibElement, document: NibDocument)] = [:]
    var displayed: [IndexPath: UICollectionViewCell] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.view = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        if let coder = coder as? NibCoder {
            decodeLayout(coder)
            decodePrototypes(coder)
        }
        collectionViewLayout.view = self
    }

    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    public func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { displayed[indexPath] }

    /// The double displays a view once, at the end of a launch.
    open func reloadData() {}

    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    private func decodeLayout(_ coder: NibCoder) {
        guard let element = coder.element.child(key: "collectionViewLayout"),
            let layout = coder.loader.instantiate(element) as? UICollectionViewLayout
        else { return }
        collectionViewLayout = layout
    }

    /// Registers what the scene holds: cells, and the header and footer under the standard kinds (A11); in a
    /// .xib nothing is registered (A13).
    private func decodePrototypes(_ coder: NibCoder) {
        var found = coder.element.members(of: "cells").map {
            (key: ReuseKey.cell($0["reuseIdentifier"] ?? ""), element: $0)
        }
        for (key, kind) in [
            ("sectionHeaderView", ElementKind.sectionHeader),
            ("sectionFooterView", ElementKind.sectionFooter),
        ] {
            guard let element = coder.element.child(key: key) else { continue }
            found.append((.supplementary(kind, element["reuseIdentifier"] ?? ""), element))
        }
        let document = coder.loader.document
        for (key, element) in found { prototypes[key] = (element, document) }
        Session.shared.run(for: self) { () throws(Raise) in
            try model.register(
                prototypes: found.map { ($0.key, NibFacts(prototype: $0.element, in: document)) },
                inStoryboard: document.isStoryboard)
        }
    }
}

extension NibFacts {
    /// A prototype is a nib with one root.
    @MainActor init(prototype element: NibElement, in document: NibDocument) {
        self.init(
            file: document.file, topLevel: [ClassResolver.facts(of: element)],
            reuseIdentifier: element["reuseIdentifier"], missingOutlets: Outlets.missing(below: element))
    }
}
