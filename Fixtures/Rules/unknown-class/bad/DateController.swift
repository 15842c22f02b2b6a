import UIKit

final class DateCell: UITableViewCell {}

/// No module has the name that one nib says; the class of the other is gone.
final class DateController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "DateCell", bundle: nil), forCellReuseIdentifier: "Date")
        tableView.register(UINib(nibName: "KNNutCell", bundle: nil), forCellReuseIdentifier: "Nut")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let identifier = indexPath.row == 0 ? "Date" : "Nut"
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}
