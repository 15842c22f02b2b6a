import PantryComponents
import UIKit

class BaseCell: UITableViewCell {
    @IBAction func openBase(_ sender: Any) {}
}

final class JarCell: BaseCell {
    @IBAction func open(_ sender: UIButton) {}
    @IBAction private func tap() {}
    @IBAction func press(_ sender: UIButton, forEvent event: UIEvent) {}
    @IBAction func close(button: UIButton) {}
    @IBAction func move(to button: UIButton) {}
    @IBAction func save(with button: UIButton) {}
    @objc func share(_ sender: Any?) {}
    @objc(print:) func printJar(_ sender: Any?) {}
}

extension BaseCell {
    @IBAction func openExtension(_ sender: UIButton) {}
}

final class PodCell: PNTableCell {}

@objcMembers final class RowCell: UITableViewCell {
    func tap(_ sender: UIButton) {}
}
