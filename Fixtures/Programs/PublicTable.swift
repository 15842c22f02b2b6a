// Who uses the library registers.
import UIKit

public final class SkeinList: NSObject, UITableViewDataSource {
    public let table = UITableView()

    public override init() {
        super.init()
        table.dataSource = self
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Skein", for: indexPath)
    }
}
