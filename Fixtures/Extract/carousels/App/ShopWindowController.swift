import UIKit

class ShopWindowController: UIViewController {

    var novelties : UICollectionView!
    var bargains : UICollectionView!
    var classics : UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()

        let stripHeight:CGFloat = 180

        let strip = UICollectionViewFlowLayout()
        strip.scrollDirection = .horizontal

        novelties = UICollectionView(frame: self.view.frame, collectionViewLayout: strip)
        novelties.frame = CGRect(x:0, y:40, width:view.frame.size.width, height:stripHeight)
        novelties.register(PosterCell.self, forCellWithReuseIdentifier: "PosterCell")
        novelties.dataSource = self
        novelties.delegate = self
        novelties.backgroundColor = .clear
        novelties.isPagingEnabled = true
        novelties.showsHorizontalScrollIndicator = false
        novelties.tag = 0
        view.addSubview(novelties)

        bargains = UICollectionView(frame: self.view.frame, collectionViewLayout: strip)
        bargains.frame = CGRect(x:0, y:novelties.frame.origin.y + stripHeight + 6, width:view.frame.size.width, height:stripHeight)
        bargains.register(PosterCell.self, forCellWithReuseIdentifier: "PosterCell")
        bargains.dataSource = self
        bargains.delegate = self
        bargains.backgroundColor = .clear
        bargains.isPagingEnabled = false
        bargains.showsHorizontalScrollIndicator = false
        bargains.tag = 1
        view.addSubview(bargains)

        classics = UICollectionView(frame: self.view.frame, collectionViewLayout: strip)
        classics.frame = CGRect(x:0, y:bargains.frame.origin.y + stripHeight + 6, width:view.frame.size.width, height:stripHeight)
        classics.register(PosterCell.self, forCellWithReuseIdentifier: "PosterCell")
        classics.dataSource = self
        classics.delegate = self
        classics.backgroundColor = .clear
        classics.isPagingEnabled = true
        classics.showsHorizontalScrollIndicator = false
        classics.tag = 2
        view.addSubview(classics)

    }
}


extension ShopWindowController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {

        let window = self.view.bounds
        return CGSize(width: window.width, height: window.height-64)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        return 0.0
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        return 0.0
    }
}

extension ShopWindowController: UICollectionViewDataSource {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 7
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {

        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PosterCell", for: indexPath) as! PosterCell

        switch collectionView.tag
        {
        case 0:
            cell.paint(.purple)
            break
        case 1:
            cell.paint(.red)
            break
        case 2:
            cell.paint(.brown)
            break
        default:
            break
        }

        return cell
    }

}

extension ShopWindowController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("poster \(indexPath.row) of strip \(collectionView.tag)")
    }
}
