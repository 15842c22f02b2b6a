// The delegate that says how large headers are is taken away again: there are none, and nothing supplies them.
import UIKit

class PatchCell: UICollectionViewCell {}

class QuiltController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    lazy var quiltView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(quiltView)
        quiltView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
        quiltView.dataSource = self
        quiltView.delegate = self
        quiltView.delegate = nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: 44)
    }
}
