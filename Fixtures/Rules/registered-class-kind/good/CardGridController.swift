import PantryComponents
import UIKit

final class CardGridController: UICollectionViewController {
    private let cellClass: AnyClass = CardCell.self

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "Card")
        collectionView.register(PodCell.self, forCellWithReuseIdentifier: "Pod")
        collectionView.register(AliasCell.self, forCellWithReuseIdentifier: "Alias")
        collectionView.register(Cells.Nested.self, forCellWithReuseIdentifier: "Nested")
        collectionView.register(ListCell.self, forCellWithReuseIdentifier: "List")
        collectionView.register(PNBadgeCell.self, forCellWithReuseIdentifier: "Badge")
        collectionView.register(cellClass, forCellWithReuseIdentifier: "Any")
        collectionView.register(KNObjectiveCell.self, forCellWithReuseIdentifier: "Objective")
        collectionView.register(
            CardCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Card")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = [
            "Card", "Pod", "Alias", "Nested", "List", "Badge", "Any", "Objective",
        ][indexPath.item]
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Card", for: indexPath)
    }
}
