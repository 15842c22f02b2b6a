import UIKit
class AI: UICollectionViewCell {}
class C: UICollectionViewController { override func numberOfSections(in c: UICollectionView) -> Int { c.register(AI.self, forCellWithReuseIdentifier: "A"); return 1 }
 override func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell { c.dequeueReusableCell(withReuseIdentifier: "A", for: i) } }
