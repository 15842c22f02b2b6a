import UIKit

/// The storyboard's view is of a class that registers.
final class BinTableView: UITableView {
    override func awakeFromNib() {
        super.awakeFromNib()
        register(UITableViewCell.self, forCellReuseIdentifier: "Bin")
    }
}

final class BinController: UIViewController, UITableViewDataSource {
    @IBOutlet private weak var binView: BinTableView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Bin", for: indexPath)
    }
}

/// The rows know their cells; the view reaches them as a parameter.
@MainActor
struct BinRow {
    static let identifier = "BinRow"

    func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    }
}

final class BinRowsController: UITableViewController {
    private let rows = [BinRow()]

    override func loadView() {
        let table = UITableView(frame: .zero, style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: BinRow.identifier)
        tableView = table
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        rows[0].cell(in: tableView, at: indexPath)
    }
}
