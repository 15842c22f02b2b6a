import UIKit

/// By a property, set late.
final class PropertyController: TitledController {
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 44
    }
}

/// By the delegate, in an extension.
final class DelegateController: TitledController {}

extension DelegateController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: section == 0 ? 0 : 44)
    }
}

/// By a helper that gets the layout.
final class HelperController: TitledController {
    init() {
        let layout = UICollectionViewFlowLayout()
        Metrics.apply(to: layout)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

@MainActor
enum Metrics {
    static func apply(to layout: UICollectionViewFlowLayout) {
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
    }
}

/// By the layout's own class.
final class TitledLayout: UICollectionViewFlowLayout {
    override func prepare() {
        headerReferenceSize = CGSize(width: 0, height: 44)
        super.prepare()
    }
}

final class LayoutController: TitledController {
    init() {
        super.init(collectionViewLayout: TitledLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Along the other direction.
final class SidewaysController: TitledController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = CGSize(width: 60, height: 0)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Hidden on purpose, and shown when there is something to show.
final class HidingController: TitledController {
    private let layout = UICollectionViewFlowLayout()

    init() {
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func showTitles(_ isShown: Bool) {
        layout.headerReferenceSize = isShown ? CGSize(width: 0, height: 44) : .zero
    }
}
