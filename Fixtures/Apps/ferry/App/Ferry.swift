import UIKit

/// What belongs to the ferry across the bay.
enum Ferry {
    /// The boats there and back. No storyboard can name a class inside another type, so it is made in code.
    final class TimetableController: UIViewController {
        enum Richtung: Int, CaseIterable {
            case `default`
            case назад
        }

        private let boats = [["06:40", nil], ["23:55"]]

        private(set) lazy var fährplan = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

        override func viewDidLoad() {
            super.viewDidLoad()
            registerReusableViews(in: fährplan)
            fährplan.dataSource = self
            fährplan.delegate = self
            view.addSubview(fährplan)
        }
    }

    final class Fußzeile: UICollectionReusableView {}
}

extension Ferry.TimetableController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        Richtung.allCases.count
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        boats[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let time = boats[indexPath.section][indexPath.item] else {
            return dequeueDefault(from: collectionView, for: indexPath)
        }
        switch Richtung(rawValue: indexPath.section) {
        case .назад:
            let cell = dequeueNightBoat🚢(from: collectionView, for: indexPath)
            cell.titleLabel.text = time
            return cell
        case .default, nil:
            let cell = dequeueЯчейка(from: collectionView, for: indexPath)
            cell.titleLabel.text = time
            return cell
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
    }
}

extension Ferry.TimetableController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        headerSize(inSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        footerSize(inSection: section)
    }
}
