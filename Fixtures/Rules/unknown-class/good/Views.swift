import PantryComponents
import UIKit

final class JarCell: UITableViewCell {}

@objc(KNBadgeView) final class BadgeView: UIView {}

#if os(tvOS)
final class FocusView: UIView {}
#endif

final class JarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "JarCell", bundle: nil), forCellReuseIdentifier: "Jar")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Jar", for: indexPath)
    }
}
