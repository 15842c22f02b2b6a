import UIKit

class CarouselController: UIViewController {
    private let carouselHeight: CGFloat = 200

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, carousel) in Carousel.allCases.enumerated() {
            let frame = CGRect(
                x: 0, y: 32 + CGFloat(index) * (carouselHeight + 10),
                width: view.frame.size.width, height: carouselHeight)
            view.addSubview(makeView(for: carousel, frame: frame))
        }
    }

    private func makeView(for carousel: Carousel, frame: CGRect) -> UICollectionView {
        let collectionView = UICollectionView(frame: frame, collectionViewLayout: makeLayout(for: carousel))
        registerReusableViews(in: collectionView, as: carousel)
        collectionView.backgroundColor = .clear
        collectionView.isPagingEnabled = carousel != .carousel2
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.dataSource = self
        collectionView.delegate = self
        return collectionView
    }
}

extension CarouselController: UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        5
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = dequeueMyCell(from: collectionView, for: indexPath)
        switch carousel(collectionView) {
        case .carousel1: cell.setViewColor(.cyan)
        case .carousel2: cell.setViewColor(.orange)
        case .carousel3: cell.setViewColor(.green)
        }
        return cell
    }
}

extension CarouselController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: view.bounds.width, height: carouselHeight)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        0
    }
}
