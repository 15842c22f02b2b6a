import UIKit
open class Base: UITableViewController { open override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: "A", for: i) } }
