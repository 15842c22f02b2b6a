import UIKit

/// Nibs whose type is not written.
final class ShorthandController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(.init(nibName: "CrateCell", bundle: nil), forCellReuseIdentifier: "Crate")
        tableView.register(.keg, forCellReuseIdentifier: "Keg")
        let cask: UINib = .init(nibName: "CaskCell", bundle: .main)
        tableView.register(cask, forCellReuseIdentifier: "Cask")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = ["Crate", "Keg", "Cask"][indexPath.row]
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}

extension UINib {
    fileprivate static let keg = UINib(nibName: "KegCell", bundle: nil)
}
