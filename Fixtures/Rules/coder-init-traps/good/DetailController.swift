import UIKit

/// A storyboard makes it with a creator, which calls another initialiser.
final class DetailController: UIViewController {
    private let jar: String

    init?(coder: NSCoder, jar: String) {
        self.jar = jar
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("use init(coder:jar:)")
    }
}

final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CodeRowCell.self, forCellReuseIdentifier: "Code")
        tableView.register(UINib(nibName: "StrictCell", bundle: nil), forCellReuseIdentifier: "Strict")
        tableView.register(UINib(nibName: "OptionalCell", bundle: nil), forCellReuseIdentifier: "Optional")
        tableView.register(UINib(nibName: "HidingCell", bundle: nil), forCellReuseIdentifier: "Hiding")
        tableView.register(UINib(nibName: "PlatformCell", bundle: nil), forCellReuseIdentifier: "Platform")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let identifier = ["Code", "Strict", "Optional", "Hiding", "Platform"][indexPath.row]
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    @IBSegueAction func showDetail(_ coder: NSCoder) -> DetailController? {
        DetailController(coder: coder, jar: "Plum")
    }
}

final class GridController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
    }
}
