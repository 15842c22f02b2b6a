// A name stands for another class on each platform.
import UIKit

class WidePatchCell: UITableViewCell {}

class SlimPatchCell: UITableViewCell {}

#if os(tvOS)
    typealias PatchCell = WidePatchCell
#else
    typealias PatchCell = SlimPatchCell
#endif

class QuiltController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SlimPatchCell.self, forCellReuseIdentifier: "SlimPatchCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: String(describing: PatchCell.self), for: indexPath)
    }
}
