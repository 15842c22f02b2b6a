import UIKit

/// The storyboard connects the controller; code makes a diffable data source in its place.
class HatController: UIViewController, UITableViewDataSource {
    @IBOutlet weak var hatsView: UITableView!
    private lazy var hats = UITableViewDiffableDataSource<Int, Int>(tableView: hatsView) { view, path, _ in
        view.dequeueReusableCell(withIdentifier: "Hat", for: path)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hatsView.register(UITableViewCell.self, forCellReuseIdentifier: "Hat")
        hats.defaultRowAnimation = .fade
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Bonnet", for: indexPath)
    }
}

/// The scene's class replaces what the base class answers.
class BrimController: UIViewController, UITableViewDataSource {
    @IBOutlet weak var hatsView: UITableView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Brim", for: indexPath)
    }
}

final class CapsController: BrimController {
    private let caps = CapsSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        hatsView.dataSource = caps
    }
}

final class CapsSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
