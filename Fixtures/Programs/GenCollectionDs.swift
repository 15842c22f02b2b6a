import UIKit
class AI: UICollectionViewCell {}
final class DS<Cell: UICollectionViewCell, Item>: NSObject, UICollectionViewDataSource { var items: [Item] = []
 func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { items.count }
 func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell { c.dequeueReusableCell(withReuseIdentifier: String(describing: Cell.self), for: i) as! Cell } }
class C: UICollectionViewController { let ds = DS<AI, Int>()
 override func viewDidLoad() { super.viewDidLoad(); collectionView.dataSource = ds; collectionView.register(AI.self, forCellWithReuseIdentifier: "AI") }
}
