import UIKit

class CarouselController: UIViewController {
    private let carouselHeight: CGFloat = 200

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<3 {
            let frame = CGRect(
                x: 0, y: 32 + CGFloat(index) * (carouselHeight + 10),
                width: view.frame.size.width, height: carouselHeight)
            view.addSubview(makeView(tag: index, frame: frame))
        }
    }

    private func makeView(tag: Int, frame: CGRect) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
        collectionView.tag = tag
        collectionView.register(MyCollectionViewCell.self, forCellWithReuseIdentifier: "MyCell")
        collectionView.backgroundColor = .clear
        collectionView.isPagingEnabled = tag != 1
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
        guard
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "MyCell", for: indexPath)
                as? MyCollectionViewCell
        else {
            fatalError("another class is registered under MyCell")
        }
        switch collectionView.tag {
        case 0: cell.setViewColor(.cyan)
        case 1: cell.setViewColor(.orange)
        case 2: cell.setViewColor(.green)
        default: fatalError("there is no carousel \(collectionView.tag)")
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
