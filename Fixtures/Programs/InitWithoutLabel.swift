// `.init(…)` without a label makes something else than a class whose initialiser registers.
import UIKit

class ThimbleSource: NSObject, UITableViewDataSource {
    init(tableView: ThimbleTableView) {
        super.init()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Thimble")
        tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Thimble", for: indexPath)
    }
}

class ThimbleTableView: UITableView {}

class ThimbleController: UIViewController {
    let thimbleView = ThimbleTableView()
    lazy var source = ThimbleSource(tableView: thimbleView)

    override func viewDidLoad() {
        super.viewDidLoad()
        thimbleView.delegate = nil
        _ = source
        Pricing.load([.init(1), .init(2)])
    }
}
