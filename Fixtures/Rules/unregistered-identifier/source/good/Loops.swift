import UIKit

/// Loops over all cases, tuples, dictionaries, metatypes, and a method reference.
final class LoopController: UIViewController, UICollectionViewDataSource {
    enum Kind: String, CaseIterable {
        case jar, crate
    }

    class AlphaCell: UICollectionViewCell {}
    class BetaCell: UICollectionViewCell {}

    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        for kind in Kind.allCases {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: kind.rawValue)
        }
        for (type, id) in [(AlphaCell.self, "alpha"), (BetaCell.self, "beta")]
            as [(UICollectionViewCell.Type, String)] {
            collectionView.register(type, forCellWithReuseIdentifier: id)
        }
        let classes: [String: UICollectionViewCell.Type] = ["gamma": AlphaCell.self, "delta": BetaCell.self]
        classes.forEach { collectionView.register($0.value, forCellWithReuseIdentifier: $0.key) }
        [AlphaCell.self, BetaCell.self].forEach { (type: UICollectionViewCell.Type) in
            collectionView.register(type, forCellWithReuseIdentifier: String(describing: type))
        }
        let shared = ["epsilon", "zeta"]
        shared.forEach(register(identifier:))
    }

    private func register(identifier: String) {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        10
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier: String
        switch indexPath.item {
        case 0: identifier = Kind.jar.rawValue
        case 1: identifier = Kind.crate.rawValue
        case 2: identifier = "alpha"
        case 3: identifier = "beta"
        case 4: identifier = "gamma"
        case 5: identifier = "delta"
        case 6: identifier = "AlphaCell"
        case 7: identifier = "BetaCell"
        case 8: identifier = "epsilon"
        default: identifier = "zeta"
        }
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
