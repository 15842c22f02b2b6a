import UIKit

final class JarCell: UITableViewCell {
    /// Renamed.
    @IBAction func openJar(_ sender: UIButton) {}
    /// The label belongs to the selector: closeWithButton:.
    @IBAction func close(button: UIButton) {}
    /// Swift only.
    func share(_ sender: UIButton) {}
}

final class RowCell: UITableViewCell {
    @IBAction func tap() {}
}
