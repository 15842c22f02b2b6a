// Followed: what gets the view asks it for members of UIKit's only.
import UIKit

class HankCell: UITableViewCell {}

class HankListController: UIViewController, UITableViewDataSource {
    private let hanks = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        hanks.register(HankCell.self, forCellReuseIdentifier: "Hank")
        hanks.dataSource = self
        style(hanks, animated: false)
        view.addSubview(hanks)
    }

    private func style(_ tableView: UITableView, animated: Bool) {
        tableView.rowHeight = 44
        tableView.backgroundView?.alpha = animated ? 0 : 1
        tableView.setContentOffset(.zero, animated: animated)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Hank", for: indexPath)
    }
}
