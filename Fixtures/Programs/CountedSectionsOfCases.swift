import UIKit

class SkeinCell: UITableViewCell {}

class SkeinListController: UITableViewController {
    enum Section: Int, CaseIterable { case wool, alpaca }
    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SkeinCell.self, forCellReuseIdentifier: "Wool")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section) {
        case .wool, .alpaca: return tableView.dequeueReusableCell(withIdentifier: "Wool", for: indexPath)
        case nil: return tableView.dequeueReusableCell(withIdentifier: "None", for: indexPath)
        }
    }
}
