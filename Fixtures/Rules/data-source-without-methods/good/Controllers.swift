import UIKit

final class JarController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private weak var jarsView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        jarsView.register(UITableViewCell.self, forCellReuseIdentifier: "Jar")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Jar", for: indexPath)
    }
}

final class LidController: UIViewController {
    @IBOutlet private weak var lidsView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        lidsView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Lid")
    }
}

class Model: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Lid", for: indexPath)
    }
}

/// Inherits the methods.
final class LidModel: Model {}

/// Gives the view another data source before it is shown.
final class TinController: UIViewController {
    @IBOutlet private weak var tinsView: UITableView!
    private let model = TinModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        tinsView.dataSource = model
    }
}

final class TinModel: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

/// A diffable one.
final class CupController: UIViewController {
    @IBOutlet private weak var cupsView: UITableView!
    private var cups: UITableViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
        cupsView.register(UITableViewCell.self, forCellReuseIdentifier: "Cup")
        cups = UITableViewDiffableDataSource(tableView: cupsView) { tableView, indexPath, _ in
            tableView.dequeueReusableCell(withIdentifier: "Cup", for: indexPath)
        }
    }
}

/// A library may answer in its place.
final class MugController: UIViewController {
    @IBOutlet private weak var mugsView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        mugsView.rx.setUp()
    }
}

/// What is made for the scene is a subclass, which has the methods.
class PegController: UIViewController {
    @IBOutlet weak var pegsView: UITableView!
}

final class ClothesController: PegController, UITableViewDataSource {
    static func make() -> UIViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        return storyboard.instantiateViewController(identifier: "Pegs") { ClothesController(coder: $0) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
