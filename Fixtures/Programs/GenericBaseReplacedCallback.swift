import UIKit

// The generic base class asks for views that its subclass never asks for: it has the method anew.
class ShelfSource<Item>: NSObject, UICollectionViewDataSource {
    weak var collectionView: UICollectionView? {
        didSet { collectionView?.dataSource = self }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Plain", for: indexPath)
    }
}

class JarSource: ShelfSource<String> {
    override var collectionView: UICollectionView? {
        didSet { collectionView?.dataSource = self }
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
    }
}

class LidSource: JarSource {}

class JarController: UICollectionViewController {
    private let source = JarSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Jar")
        source.collectionView = collectionView
    }
}
