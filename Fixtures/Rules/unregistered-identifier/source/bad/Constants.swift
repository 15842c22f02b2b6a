import UIKit

enum ReuseId {
    static let crate = "Crate"
    static let lid = "Lid"
}

final class CrateCell: UICollectionViewCell {
    static let reuseIdentifier = "CrateCell"
    let titleLabel = UILabel()
}

/// Two spellings of one identifier: the static of the class and the enum of constants.
final class CrateGridController: UIViewController, UICollectionViewDataSource {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: ReuseId.lid)
        collectionView.register(CrateCell.self, forCellWithReuseIdentifier: ReuseId.crate)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        12
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        switch indexPath.section {
        case 0:
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: ReuseId.crate, for: indexPath) as! CrateCell
            cell.titleLabel.text = "Crate"
            return cell
        case 1:
            return collectionView.dequeueReusableCell(withReuseIdentifier: ReuseId.lid, for: indexPath)
        default:
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: CrateCell.reuseIdentifier, for: indexPath)
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
}
