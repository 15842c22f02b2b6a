import UIKit

class BobbinCell: UITableViewCell {}

class BobbinListController: UIViewController, UITableViewDataSource {
    private let bobbins = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        bobbins.dataSource = self
        style(bobbins)
        view.addSubview(bobbins)
    }

    private func style(_ tableView: UITableView) {
        tableView.rowHeight = 44
        let views = [tableView]
        for view in views { BobbinFiller.fill(view) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "Bobbin", for: indexPath)
    }
}

enum BobbinFiller {
    static func fill(_ view: UIScrollView) {
        (view as? UITableView)?.register(BobbinCell.self, forCellReuseIdentifier: "Bobbin")
    }
}
