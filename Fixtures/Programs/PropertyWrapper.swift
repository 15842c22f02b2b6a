import UIKit

class SkeinCell: UITableViewCell {}

@propertyWrapper struct Woven {
    var wrappedValue: UITableView

    init(wrappedValue: UITableView) {
        wrappedValue.register(SkeinCell.self, forCellReuseIdentifier: "Yarn")
        self.wrappedValue = wrappedValue
    }
}

class SkeinController: UIViewController, UITableViewDataSource {
    @Woven var list = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Yarn", for: indexPath)
    }
}
