import UIKit

class ShopWindowController: UIViewController {

    var novelties : UICollectionView!
    var bargains : UICollectionView!
    var classics : UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()

        let height: CGFloat = 180
        let width = view.frame.size.width

        let strip = UICollectionViewFlowLayout()
        strip.scrollDirection = .horizontal

        novelties = UICollectionView(frame: CGRect(x: 0, y: 40, width: width, height: height), collectionViewLayout: strip)
        novelties.tag = 0
        novelties.register(UINib(nibName: "PosterCell", bundle: nil), forCellWithReuseIdentifier: "PosterCell")
        novelties.dataSource = self
        novelties.delegate = self
        novelties.isPagingEnabled = true
        novelties.showsHorizontalScrollIndicator = false
        novelties.backgroundColor = .clear
        view.addSubview(novelties)

        bargains = UICollectionView(frame: CGRect(x: 0, y: novelties.frame.maxY + 6, width: width, height: height), collectionViewLayout: strip)
        bargains.tag = 1
        bargains.register(UINib(nibName: "PosterCell", bundle: nil), forCellWithReuseIdentifier: "PosterCell")
        bargains.dataSource = self
        bargains.delegate = self
        bargains.isPagingEnabled = false
        bargains.showsHorizontalScrollIndicator = false
        bargains.backgroundColor = .clear
        view.addSubview(bargains)

        classics = UICollectionView(frame: CGRect(x: 0, y: bargains.frame.maxY + 6, width: width, height: height), collectionViewLayout: strip)
        classics.tag = 2
        classics.register(UINib(nibName: "PosterCell", bundle: nil), forCellWithReuseIdentifier: "PosterCell")
        classics.dataSource = self
        classics.delegate = self
        classics.isPagingEnabled = true
        classics.showsHorizontalScrollIndicator = false
        classics.backgroundColor = .clear
        view.addSubview(classics)
    }
}

extension ShopWindowController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return collectionView.bounds.size
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        return 0
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        return 0
    }
}

extension ShopWindowController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 7
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PosterCell", for: indexPath) as! PosterCell
        switch collectionView.tag {
        case 0:
            cell.paint(.purple)
        case 1:
            cell.paint(.red)
        case 2:
            cell.paint(.brown)
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
