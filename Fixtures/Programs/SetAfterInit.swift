// A property of an object that is made with one value and set to another.
import UIKit

final class BobbinModel {
    var identifier: String
    var style = ("Thin", 1)

    init(identifier: String) { self.identifier = identifier }
}

infix operator <-

func <- (left: inout String, right: String) { left = right }

final class BobbinController: UITableViewController {
    static var footIdentifier = "Foot"
    static var sideIdentifier = "Side"

    struct Setup {
        func run() { footIdentifier = "Bobbin" }
    }

    let model = BobbinModel(identifier: "Reel")

    override func viewDidLoad() {
        super.viewDidLoad()
        model.identifier = "Bobbin"
        model.style.0 = "Bobbin"
        Self.sideIdentifier <- "Bobbin"
        Setup().run()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Bobbin")
        for other in ["Foot", "Reel"] { tableView.register(UITableViewCell.self, forCellReuseIdentifier: other) }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.row {
        case 0: return tableView.dequeueReusableCell(withIdentifier: model.identifier, for: indexPath)
        case 1: return tableView.dequeueReusableCell(withIdentifier: model.style.0, for: indexPath)
        case 2: return tableView.dequeueReusableCell(withIdentifier: Self.footIdentifier, for: indexPath)
        default: return tableView.dequeueReusableCell(withIdentifier: Self.sideIdentifier, for: indexPath)
        }
    }
}
