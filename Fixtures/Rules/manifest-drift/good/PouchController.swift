import UIKit

/// A manifest has no words for a generic class.
final class WrappedCell<Content: UIView>: UITableViewCell {}

final class PouchController: UIViewController, UITableViewDataSource {
    private let pouches = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pouches)
        pouches.dataSource = self
        pouches.register(RowCell.self, forCellReuseIdentifier: "Pouch")
        pouches.register(WrappedCell<UIImageView>.self, forCellReuseIdentifier: "Picture")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "Pouch" : "Picture", for: indexPath)
    }
}
