import UIKit

final class FigRow: UITableViewCell {}

/// The class in the nib is gone; the one that the cast names took its place.
final class FigController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "FigCell", bundle: nil), forCellReuseIdentifier: "Fig")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Fig", for: indexPath) as! FigRow
    }
}
