import UIKit

/// Registers what its sections have, in its own initialiser.
final class TrayLayout: UICollectionViewCompositionalLayout {
    override init(section: NSCollectionLayoutSection) {
        super.init(section: section)
        register(BoardView.self, forDecorationViewOfKind: BoardView.kind)
    }

    required init?(coder: NSCoder) { nil }
}

extension BoardView {
    static var kind: String { String(describing: self) }
}

extension NSCollectionLayoutSection {
    func withBackground(_ kind: String = BoardView.kind) -> Self {
        decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: kind)]
        return self
    }
}
