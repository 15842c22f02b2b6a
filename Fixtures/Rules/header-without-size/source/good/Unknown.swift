import PantryComponents
import UIKit

/// Somebody else's layout; it is nobody's flow layout.
final class GivenController: TitledController {
    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class PodLayoutController: TitledController {
    init() {
        super.init(collectionViewLayout: PNStickyLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// The delegate is another object.
final class ForeignDelegateController: TitledController {
    private let sizes = PNSizeDelegate()

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = sizes
    }
}

/// Handed to a function that is not there.
final class TunedController: TitledController {
    init() {
        let layout = UICollectionViewFlowLayout()
        PantryTheme.shared.tune(layout)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
