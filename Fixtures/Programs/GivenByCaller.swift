import UIKit

class SkeinCell: UITableViewCell {}

func makeController() -> SkeinController {
    let table = UITableView()
    table.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
    return SkeinController(list: table)
}

class SkeinController: UIViewController, UITableViewDataSource {
    let list: UITableView

    init(list: UITableView) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
