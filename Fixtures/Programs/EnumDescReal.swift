import UIKit
class ACell: UITableViewCell {}
enum Section: String, CaseIterable, CustomStringConvertible { case a = "one", b = "two"; var description: String { "Cell." + rawValue } }
class C: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); Section.allCases.forEach { tableView.register(ACell.self, forCellReuseIdentifier: "\($0)") } }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: Section.allCases[i.section].description, for: i) }
}
