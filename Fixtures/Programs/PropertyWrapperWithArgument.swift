import UIKit

class SkeinCell: UITableViewCell {}

@propertyWrapper struct Woven {
    let wrappedValue = UITableView()

    init(_ name: String) { wrappedValue.register(SkeinCell.self, forCellReuseIdentifier: name) }
}

class SkeinController: UIViewController, UITableViewDataSource {
    @Woven("Yarn") var list: UITableView

    override func viewDidLoad() {
        super.viewDidLoad()
        list.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
