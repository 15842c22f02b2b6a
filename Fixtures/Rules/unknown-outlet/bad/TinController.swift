import UIKit

/// The class that the root of its nib has lost.
final class TinCell: UITableViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private var marks: [UILabel]!

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.text = nil
        for mark in marks { mark.text = nil }
    }
}

/// Likewise, where it is not known who loads the nib.
final class LidCell: UITableViewCell {
    @IBOutlet private weak var lidLabel: UILabel!

    override func prepareForReuse() {
        super.prepareForReuse()
        lidLabel.text = nil
    }
}

final class TinController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "TinCell", bundle: nil), forCellReuseIdentifier: "Tin")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Tin", for: indexPath)
    }
}
