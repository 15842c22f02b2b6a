import UIKit

public final class ShelfController: UICollectionViewController {
    var resources: Bundle?

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "JarCell", bundle: .module), forCellWithReuseIdentifier: "Module")
        collectionView.register(
            UINib(nibName: "JarCell", bundle: Bundle.pantry), forCellWithReuseIdentifier: "Pantry")
        collectionView.register(
            UINib(nibName: "JarCell", bundle: PantryResources.bundle), forCellWithReuseIdentifier: "Static")
        collectionView.register(
            UINib(nibName: "JarCell", bundle: resources), forCellWithReuseIdentifier: "Injected")
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: ShelfController.self)
        #endif
        collectionView.register(
            UINib(nibName: "JarCell", bundle: bundle), forCellWithReuseIdentifier: "Conditional")
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Class")
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = [
            "Module", "Pantry", "Static", "Injected", "Conditional", "Class",
        ][indexPath.item]
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
