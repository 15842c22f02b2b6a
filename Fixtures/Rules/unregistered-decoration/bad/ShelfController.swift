import UIKit

final class ShelfController: UICollectionViewController {
    static let backgroundKind = "shelf-background"

    init() {
        let group = NSCollectionLayoutGroup(layoutSize: Self.row)
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: Self.backgroundKind)]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(BoardView.self, forDecorationViewOfKind: "shelf-backgruond")
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    private static let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
}

final class BoardView: UICollectionReusableView {}
