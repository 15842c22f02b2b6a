/// A source file that uses much of the language in few lines.
enum Sample {
    static let controller = #"""
        import UIKit
        final class A: UITableViewController, P {
            @IBOutlet weak var list: UITableView!
            enum Kind: String { case a, b = "x\(1)" }
            #if DEBUG
            let ids = ["a": Cell.self]
            #endif
            override func viewDidLoad() {
                super.viewDidLoad()
                for (id, type) in ids where id != "" { list?.register(type, forCellReuseIdentifier: id) }
                let r = UICollectionView.CellRegistration<Cell, Item> { [weak self] c, i, x in c.a = x ?? self!.b }
                guard let x = list as? T, case .a(let y)? = x.kind else { return }
                switch y { case .b where z: break; default: f(a ? """
                    text
                    """ : #"raw"#) }
            }
        }
        """#
}
