// Followed: a diffable data source takes the place of the controller, which is no more asked.
import UIKit

final class ThimbleController: UIViewController, UITableViewDataSource {
    private let listView = UITableView()
    private var thimbles: UITableViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(listView)
        listView.dataSource = self
        listView.register(UITableViewCell.self, forCellReuseIdentifier: "Thimble")
        thimbles = UITableViewDiffableDataSource<Int, Int>(tableView: listView) { view, path, _ in
            view.dequeueReusableCell(withIdentifier: "Thimble", for: path)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Needle", for: indexPath)
    }
}
