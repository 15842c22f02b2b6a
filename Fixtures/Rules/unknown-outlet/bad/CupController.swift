import UIKit

/// Everything else is right once the outlet is spelled right.
final class CupController: UIViewController, UITableViewDataSource {
    @IBOutlet weak var cupsView: UITableView?

    override func viewDidLoad() {
        super.viewDidLoad()
        cupsView?.register(UITableViewCell.self, forCellReuseIdentifier: "Cup")
        cupsView?.register(UITableViewCell.self, forCellReuseIdentifier: "Mug")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 {
            return tableView.dequeueReusableCell(withIdentifier: "Mug", for: indexPath)
        }
        return tableView.dequeueReusableCell(withIdentifier: "Cup", for: indexPath)
    }
}
