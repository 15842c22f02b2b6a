import UIKit

final class ShelfController: UICollectionViewController {
    static let backgroundKind = "shelf-background"

    init() {
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup(layoutSize: Self.row))
        section.decorationItems = [.background(elementKind: Self.backgroundKind)]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(BoardView.self, forDecorationViewOfKind: Self.backgroundKind)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    private static let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
}

final class BoardView: UICollectionReusableView {}
