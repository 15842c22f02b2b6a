// A layout class of the app's own has no negative sizes, whatever it is given.
import UIKit

final class HemLayout: UICollectionViewFlowLayout {
    override var headerReferenceSize: CGSize {
        get { super.headerReferenceSize }
        set { super.headerReferenceSize = CGSize(width: 0, height: abs(newValue.height)) }
    }
}

final class HemController: UICollectionViewController {
    init() {
        let layout = HemLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: -44)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }
}
