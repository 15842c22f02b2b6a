import UIKit

/// The registration is in a protocol's default implementation.
@MainActor
protocol ListHosting: UIViewController {
    var listView: UITableView { get }
}

extension ListHosting {
    func prepareList() {
        listView.register(UITableViewCell.self, forCellReuseIdentifier: "hosted.row")
    }
}

final class CellarController: UIViewController, ListHosting, UITableViewDataSource {
    let listView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(listView)
        listView.dataSource = self
        prepareList()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "hosted.row", for: indexPath)
    }
}
